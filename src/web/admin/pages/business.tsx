/** Being written. */
export function Page() {
  return null
}
