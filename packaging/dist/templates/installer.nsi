Target {{.Target}}
!include MUI2.nsh
Name "Clinic"
OutFile "{{.Product}}"
InstallDir "$LOCALAPPDATA\Programs\Clinic"
InstallDirRegKey HKCU "Software\Clinic" "InstallDir"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off
!insertmacro MUI_PAGE_LICENSE "{{.Stage}}/LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\clinic.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "PortugueseBR"
VIProductVersion "{{.Numbers}}"
VIAddVersionKey /LANG=0 "ProductName" "Clinic"
VIAddVersionKey /LANG=0 "FileDescription" "Clinic"
VIAddVersionKey /LANG=0 "FileVersion" "{{.Version}}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"
Section
  SetOutPath "$INSTDIR"
  File "{{.Stage}}/clinic.exe"
  File "{{.Stage}}/LICENSE.txt"
  File "{{.Stage}}/THIRD_PARTY.txt"
  File "{{.Stage}}/CHANGES.md"
  SetOutPath "$INSTDIR\page"
  File "{{.Stage}}/page/*"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Clinic.lnk" "$INSTDIR\clinic.exe"
  WriteRegStr HKCU "Software\Clinic" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.clinic" "" "Clinic.Game"
  WriteRegStr HKCU "Software\Classes\Clinic.Game" "" "Clinic"
  WriteRegStr HKCU "Software\Classes\Clinic.Game\DefaultIcon" "" "$INSTDIR\clinic.exe,0"
  WriteRegStr HKCU "Software\Classes\Clinic.Game\shell\open\command" "" '"$INSTDIR\clinic.exe" "%1"'
  !define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Clinic"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Clinic"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "{{.Version}}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\clinic.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd
Section "Uninstall"
  Delete "$INSTDIR\clinic.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\THIRD_PARTY.txt"
  Delete "$INSTDIR\CHANGES.md"
  RMDir /r "$INSTDIR\page"
  Delete "$INSTDIR\uninstall.exe"
  Delete "$SMPROGRAMS\Clinic.lnk"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Clinic"
  DeleteRegKey HKCU "Software\Classes\Clinic.Game"
  DeleteRegKey HKCU "Software\Classes\.clinic"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
