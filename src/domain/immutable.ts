/** A type of which nothing can be changed: what schemas are inferred as is mutable. */
export type Immutable<Value> = Value extends (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value
