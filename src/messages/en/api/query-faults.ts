import type { QueryFaultMessages } from '#messages/de/api/query-faults.ts'

/** What is wrong with a query or a body. In English. */
export const messages: QueryFaultMessages = {
  unknown: names => `“${names}” is not known here`,
  atLeast: (name, limit) => `${name} must be at least ${limit}`,
  atMost: (name, limit) => `${name} must be at most ${limit}`,
  atLeastLong: (name, limit) => `${name} needs at least ${limit} characters`,
  atMostLong: (name, limit) => `${name} may have at most ${limit} characters`,
  atMostMany: (name, limit) => `${name} may have at most ${limit} values`,
  number: name => `${name} must be a number`,
  wholeNumber: name => `${name} must be a whole number`,
  oneText: name => `${name} must be a single text`,
  oneOf: (name, values) => `${name} must be one of these: ${values}`,
  together: (name, other) => `${name} and ${other} go together`,
  form: name => `${name} is not in the expected form`,
  body: 'the content',
}
