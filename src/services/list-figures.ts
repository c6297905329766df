import { berlinDate } from '#domain/berlin-day.ts'
import type { GroupSlug } from '#domain/category/category.ts'
import { CATEGORY_GROUPS } from '#domain/category/group.ts'
import { type FigureCourse, groupFigure } from '#domain/figure.ts'
import { figuresBetween } from '#store/figures.ts'
import type { FigureDeps } from './record-figures.ts'

/** The course of every figure over the last days, today among them. */
export async function listFigures({ store, now }: FigureDeps, days: number): Promise<FigureCourse[]> {
  const today = berlinDate(now())
  const courses = new Map<FigureCourse['name'], { day: string; value: number }[]>()
  for (const { day, name, value } of await figuresBetween(store.db, daysBefore(today, days - 1), today)) {
    courses.set(name, [...(courses.get(name) ?? []), { day, value }])
  }
  return [...courses].map(([name, readings]) => ({ name, days: readings }))
}

/** A reading may be missing on the very day; one as close as this says the same. */
const YEAR_DAYS = 365
const TOLERANCE_DAYS = 10

/** How many businesses each group had a year ago; groups without a reading around that day are missing. */
export async function groupCountsYearAgo({
  store,
  now,
}: FigureDeps): Promise<ReadonlyMap<GroupSlug, number>> {
  const today = berlinDate(now())
  const yearAgo = daysBefore(today, YEAR_DAYS)
  const readings = await figuresBetween(
    store.db,
    daysBefore(yearAgo, TOLERANCE_DAYS),
    daysBefore(yearAgo, -TOLERANCE_DAYS),
  )
  const counts = new Map<GroupSlug, number>()
  for (const { slug } of CATEGORY_GROUPS) {
    const closest = readings
      .filter(({ name }) => name === groupFigure(slug))
      .sort((a, b) => distance(a.day, yearAgo) - distance(b.day, yearAgo))[0]
    if (closest !== undefined) counts.set(slug, closest.value)
  }
  return counts
}

function daysBefore(day: string, days: number): string {
  return Temporal.PlainDate.from(day).subtract({ days }).toString()
}

function distance(one: string, other: string): number {
  return Math.abs(Temporal.PlainDate.from(one).until(other).days)
}
