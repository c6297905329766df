import { describe, expect, test } from 'vitest'
import { mergedBusiness } from '#domain/edit/merge-businesses.ts'
import { business } from '#test/make-business.ts'

const bare = { street: null, postalCode: null }

describe('what a business takes over from the one merged into it', () => {
  test('without anything to take it does not change', () => {
    const winner = business({ phone: '+492214710318' })
    expect(mergedBusiness(winner, business({ ...winner, id: 99 }), [], 5)).toBe(winner)
  })

  test('a gap is filled together with the source of the fact, unlocked', () => {
    const loser = business({ website: 'https://a.example/', source: 'spreadsheet', sourceDate: '2026-01-01' })
    const merged = mergedBusiness(business(), loser, [], 5)
    expect(merged.website).toBe('https://a.example/')
    expect(merged.fieldSources.website).toEqual({
      source: 'spreadsheet',
      date: '2026-01-01',
      isLocked: false,
    })
  })

  test('a field that was emptied on purpose is no gap', () => {
    const locked = { source: 'administrator', date: '2026-11-01', isLocked: true } as const
    const winner = business({ fieldSources: { website: locked } })
    expect(mergedBusiness(winner, business({ website: 'https://a.example/' }), [], 5).website).toBeNull()
  })

  test('parts of an address fill gaps only within one town', () => {
    const winner = business(bare)
    expect(mergedBusiness(winner, business({ street: 'Ring 1' }), [], 5).street).toBe('Ring 1')
    expect(mergedBusiness(winner, business({ street: 'Ring 1', city: 'Bonn' }), [], 5).street).toBeNull()
  })

  test('Google’s ids stay together: a winner with a place id takes no cid of another entry', () => {
    const winner = business({ placeId: 'ChIJ-winner-aaaaaa' })
    const loser = business({ placeId: 'ChIJ-loser-bbbbbbb', cid: '77' })
    expect(mergedBusiness(winner, loser, [], 5)).toMatchObject({ placeId: 'ChIJ-winner-aaaaaa', cid: null })
    expect(mergedBusiness(winner, loser, ['cid'], 5)).toMatchObject({
      placeId: 'ChIJ-loser-bbbbbbb',
      cid: '77',
    })
  })

  test('a taken city brings its slug, and the address in one line is composed anew', () => {
    const winner = business({ fullAddress: 'Alt 1, 50667 Köln' })
    const merged = mergedBusiness(winner, business({ city: 'Bonn' }), ['city'], 5)
    expect(merged).toMatchObject({ city: 'Bonn', citySlug: 'bonn', fullAddress: null })
  })

  test('reviews are neither added up nor mixed', () => {
    const winner = business({ rating: 4.5, reviewCount: 10 })
    const loser = business({ rating: 3, reviewCount: 90, reviewsPerScore: [9, 9, 9, 9, 54] })
    expect(mergedBusiness(winner, loser, [], 5)).toMatchObject({ reviewCount: 10, reviewsPerScore: null })
  })
})
