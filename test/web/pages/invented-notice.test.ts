import { describe, expect, onTestFinished, test } from 'vitest'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

describe('the notice about invented businesses', () => {
  const stats = { total: 1_204, cities: 37, categories: 88, averageRating: 4.6, dataDate: '2026-11-20' }
  const noticeOf = async (demonstrations: number, path = '/') => {
    const mixed = await siteForTests({
      handlers: {
        'GET /api/businesses/stats': () => ({
          ...stats,
          hasDemonstration: demonstrations > 0,
          demonstrations,
        }),
      },
    })
    onTestFinished(() => mixed.close())
    return (await mixed.inject(path)).body
  }

  test('speaks of the whole site only while nothing real is in it', async () => {
    expect(await noticeOf(1_204)).toContain('Alle Betriebe auf dieser Website sind erfunden.')
    const mixed = await noticeOf(12)
    expect(mixed).not.toContain('Alle Betriebe')
    expect(mixed).toContain('12 der Betriebe auf dieser Website sind erfunden.')
    expect(await noticeOf(0)).not.toContain('erfunden')
  })

  test('stands on the page of an invented business beside real ones', async () => {
    expect(await noticeOf(12, `/${BUSINESSES[0]?.urlSlug}`)).toContain('Dieser Betrieb ist erfunden.')
    expect(await noticeOf(1_204, `/${BUSINESSES[0]?.urlSlug}`)).not.toContain('Dieser Betrieb ist erfunden.')
  })
})
