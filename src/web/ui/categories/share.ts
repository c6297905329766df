/** 0.2583 -> '25,8 %': a part of the directory in the page's language. */
export function shareOf(part: number, total: number, locale: string): string | null {
  if (total === 0) return null
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / total)
}
