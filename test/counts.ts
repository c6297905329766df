/** `npm run test:long` runs the full counts; `npm test` a small part of each. */
export const isLong = process.env.UMKREIS_TEST_LONG === '1'

/** How often a check is repeated. */
export function count({ usual, long }: { readonly usual: number; readonly long: number }): number {
  return isLong ? long : usual
}

/** What random moments and contents depend on; UMKREIS_TEST_SEED repeats a failed run. */
export const SEED = Number(process.env.UMKREIS_TEST_SEED ?? 14)
