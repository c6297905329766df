import { slugsOf } from '#domain/text/slug-list.ts'

/** '1,2' -> '€–€€'; '' for any price. */
export function priceSigns(levels: string): string {
  return slugsOf(levels)
    .map(level => '€'.repeat(Number(level)))
    .join('–')
}
