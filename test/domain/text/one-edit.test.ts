import { describe, expect, test } from 'vitest'
import { isOneEdit } from '#domain/text/one-edit.ts'

describe('one edit', () => {
  test.each([
    ['zahnarzt', 'zahnartz', true],
    ['zahnarzt', 'zahnarz', true],
    ['zahnarzt', 'zahnarztt', true],
    ['zahnarzt', 'zahmarzt', true],
    ['zahnarzt', 'zahnarzt', false],
    ['zahnarzt', 'zhanartz', false],
    ['zahnarzt', 'zahn', false],
  ])('%s and %s: %s', (one, other, isOne) => {
    expect([isOneEdit(one, other), isOneEdit(other, one)]).toEqual([isOne, isOne])
  })
})
