import fc from 'fast-check'

const SURROGATES = { from: 0xd800, count: 0x800 }
const LAST = 0x10ffff

/** Any character of Unicode, assigned or not; fast-check's own 'binary' keeps a table of all of them, which takes 60 MB. */
export const anyCharacter = fc
  .integer({ min: 0, max: LAST - SURROGATES.count })
  .map(number => String.fromCodePoint(number < SURROGATES.from ? number : number + SURROGATES.count))
