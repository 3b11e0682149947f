"""Patients of whom nobody knows how ill they are."""
import guests


def draw(add):
    add("patient-unsorted", guests.unsorted_patient())
