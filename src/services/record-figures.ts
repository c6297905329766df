import { berlinDate, berlinDay, dateBefore } from '#domain/berlin-day.ts'
import { CATEGORY_GROUPS } from '#domain/category/group.ts'
import { groupFigure } from '#domain/figure.ts'
import { type Figure, figureOn, setFigure } from '#store/figures.ts'
import { countByGroup } from '#store/group-counts.ts'
import { rowsImportedBetween } from '#store/own-imports.ts'
import type { Store } from '#store/store.ts'

export interface FigureDeps {
  readonly store: Store
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Writes down what is not written down yet: once a day how many businesses there are, and how many rows were imported
 * today and yesterday, whose last ones may have come after the last look. Safe to repeat as often as one likes.
 */
export async function recordFigures({ store, now }: FigureDeps): Promise<void> {
  const today = berlinDate(now())
  const isCounted = (await figureOn(store.db, today, 'businesses')) !== undefined
  const figures = [
    ...(isCounted ? [] : await businessFigures(store, today)),
    ...(await importFigure(store, dateBefore(today))),
    ...(await importFigure(store, today)),
  ]
  if (figures.length === 0) return
  await store.write(async trx => {
    for (const figure of figures) await setFigure(trx, figure)
  })
}

async function businessFigures({ db }: Store, day: string): Promise<Figure[]> {
  const counts = await countByGroup(db)
  const total = (of: typeof counts) => of.reduce((sum, { count }) => sum + count, 0)
  return [
    // Hidden ones are in the administrator's directory too.
    { day, name: 'businesses', value: total(counts) },
    ...CATEGORY_GROUPS.map(({ slug }) => ({
      day,
      name: groupFigure(slug),
      value: total(counts.filter(({ group, isHidden }) => group === slug && !isHidden)),
    })),
  ]
}

/** The day's rows, unless they are written down already. A day without imports needs no figure. */
async function importFigure({ db }: Store, day: string): Promise<Figure[]> {
  const value = await rowsImportedBetween(db, berlinDay(day))
  return value === ((await figureOn(db, day, 'imports')) ?? 0) ? [] : [{ day, name: 'imports', value }]
}
