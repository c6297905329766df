/**
 * The counts of an import as the area shows them: rows of countries that are not listed are left out. The specification's
 * result counts them among the errors.
 * @param leftOut all rows that were left out, those that the options skip among them
 */
export function reportedCounts<Counts extends { readonly errors: number; readonly skipped: number }>(
  counts: Counts,
  leftOut: number,
): Counts {
  return { ...counts, errors: counts.errors - (leftOut - counts.skipped), skipped: leftOut }
}
