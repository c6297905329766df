import type { FigureName } from '#domain/figure.ts'
import type { Db } from './store.ts'

/** One number of one day. */
export interface Figure {
  /** ISO date in Germany. */
  readonly day: string
  readonly name: FigureName
  readonly value: number
}

/** Writes a figure down, in place of the day's former reading. */
export async function setFigure(db: Db, { day, name, value }: Figure): Promise<void> {
  await db
    .insertInto('figures')
    .values({ day, name, value })
    .onConflict(conflict => conflict.columns(['name', 'day']).doUpdateSet({ value }))
    .execute()
}

/** Adds to a day's figure. */
export async function addToFigure(db: Db, { day, name, value }: Figure): Promise<void> {
  await db
    .insertInto('figures')
    .values({ day, name, value })
    .onConflict(conflict =>
      conflict
        .columns(['name', 'day'])
        .doUpdateSet(expression => ({ value: expression('figures.value', '+', value) })),
    )
    .execute()
}

/** Every figure from one day to another, both included, by name and day. */
export async function figuresBetween(db: Db, from: string, to: string): Promise<Figure[]> {
  const rows = await db
    .selectFrom('figures')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('name')
    .orderBy('day')
    .execute()
  return rows.map(row => ({ day: row.day, name: row.name as FigureName, value: Number(row.value) }))
}

/** A day's figure; undefined without a reading. */
export async function figureOn(db: Db, day: string, name: FigureName): Promise<number | undefined> {
  const row = await db
    .selectFrom('figures')
    .select('value')
    .where('day', '=', day)
    .where('name', '=', name)
    .executeTakeFirst()
  return row === undefined ? undefined : Number(row.value)
}

/** Forgets every reading of these figures. */
export async function deleteFigures(db: Db, names: readonly FigureName[]): Promise<void> {
  await db.deleteFrom('figures').where('name', 'in', names).execute()
}
