import type { QueryFaultMessages } from '#messages/de/api/query-faults.ts'

/** What is wrong with a query or a body. In Turkish. */
export const messages: QueryFaultMessages = {
  unknown: names => `“${names}” burada yok`,
  atLeast: (name, limit) => `${name} en az ${limit} olmalı`,
  atMost: (name, limit) => `${name} en fazla ${limit} olabilir`,
  atLeastLong: (name, limit) => `${name} en az ${limit} karakter olmalı`,
  atMostLong: (name, limit) => `${name} en fazla ${limit} karakter olabilir`,
  atMostMany: (name, limit) => `${name} en fazla ${limit} değer alabilir`,
  number: name => `${name} bir sayı olmalı`,
  wholeNumber: name => `${name} bir tam sayı olmalı`,
  oneText: name => `${name} tek bir metin olmalı`,
  oneOf: (name, values) => `${name} şunlardan biri olmalı: ${values}`,
  together: (name, other) => `${name} ve ${other} birlikte verilmeli`,
  form: name => `${name} beklenen biçimde değil`,
  body: 'içerik',
}
