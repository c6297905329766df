/** @param make runs when the value is asked for the first time, once; it never gives null or undefined */
export function lazily<Value extends NonNullable<unknown>>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}
