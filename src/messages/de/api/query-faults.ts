export type QueryFaultMessages = {
  readonly unknown: (names: string) => string
  readonly atLeast: (name: string, limit: string) => string
  readonly atMost: (name: string, limit: string) => string
  readonly atLeastLong: (name: string, limit: string) => string
  readonly atMostLong: (name: string, limit: string) => string
  readonly atMostMany: (name: string, limit: string) => string
  readonly number: (name: string) => string
  readonly wholeNumber: (name: string) => string
  readonly oneText: (name: string) => string
  readonly oneOf: (name: string, values: string) => string
  readonly together: (name: string, other: string) => string
  readonly form: (name: string) => string
  readonly body: string
}

/** What is wrong with a query or a body. In German. */
export const messages: QueryFaultMessages = {
  unknown: names => `„${names}“ gibt es hier nicht`,
  atLeast: (name, limit) => `${name} muss mindestens ${limit} sein`,
  atMost: (name, limit) => `${name} darf höchstens ${limit} sein`,
  atLeastLong: (name, limit) => `${name} braucht mindestens ${limit} Zeichen`,
  atMostLong: (name, limit) => `${name} darf höchstens ${limit} Zeichen haben`,
  atMostMany: (name, limit) => `${name} darf höchstens ${limit} Werte haben`,
  number: name => `${name} muss eine Zahl sein`,
  wholeNumber: name => `${name} muss eine ganze Zahl sein`,
  oneText: name => `${name} muss genau ein Text sein`,
  oneOf: (name, values) => `${name} muss einer dieser Werte sein: ${values}`,
  together: (name, other) => `${name} und ${other} gehören zusammen`,
  form: name => `${name} hat nicht die erwartete Form`,
  body: 'der Inhalt',
}
