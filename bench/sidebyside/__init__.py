"""Runs sortis beside other programs, and beside the least that its platform takes."""
