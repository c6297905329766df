/** 0.2583 -> '25,8 %': a part of the directory in the page's language. */
export function shareOf(part: number, total: number, locale: string): string | null {
  if (total === 0) return null
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / total)
}

/** 12 -> '+12 %': growth in whole percent, in the page's language. */
export function growthText(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }).format(percent / 100)
}
