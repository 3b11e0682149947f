module clinic

go 1.26.0
