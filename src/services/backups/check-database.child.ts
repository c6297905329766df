import { DatabaseSync } from 'node:sqlite'
import { linkToParent } from '#gateways/bounded-process/parent-link.ts'
import { foreignObjects, type SchemaObject, schemaAfter } from '#store/backups/expected-schema.ts'
import { MIGRATION_NAMES } from '#store/migrate.ts'
import type { CheckTask, DatabaseCheck } from './check-database.ts'

// Only check-database.ts starts it, and it is typed: the one message is the task.
const link = linkToParent(task => {
  void check(task as CheckTask).then(link.send)
})

async function check({ path, depth }: CheckTask): Promise<DatabaseCheck> {
  const found: { -readonly [Key in keyof DatabaseCheck]: DatabaseCheck[Key] } = {
    faults: [],
    tables: [],
    migrations: [],
    foreignObjects: [],
  }
  try {
    const database = new DatabaseSync(path, { readOnly: true })
    try {
      database.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON')
      const objects = database.prepare('SELECT type, name, tbl_name AS "table", sql FROM sqlite_schema').all()
      await inspect(database, objects as unknown as SchemaObject[], found)
      // Checking evaluates expressions of the schema, so a schema that is not ours is never checked.
      const isOurs = found.foreignObjects.length === 0 && found.migrations.every(isKnown)
      if (isOurs) found.faults = faultsOf(database, depth)
    } finally {
      database.close()
    }
  } catch (error) {
    found.faults = [error instanceof Error ? error.message : String(error)]
  }
  return found
}

async function inspect(
  database: DatabaseSync,
  objects: readonly SchemaObject[],
  found: { -readonly [Key in keyof DatabaseCheck]: DatabaseCheck[Key] },
): Promise<void> {
  // Reading a view or a virtual table would execute it.
  const tables = objects.filter(
    ({ type, sql }) => type === 'table' && !/^\s*create\s+virtual/i.test(sql ?? ''),
  )
  found.tables = tables.map(({ name }) => name)
  if (found.tables.includes('kysely_migration'))
    found.migrations = database
      .prepare('SELECT name FROM kysely_migration ORDER BY name')
      .all()
      .map(row => String(row.name))
  const last = found.migrations.findLast(isKnown)
  found.foreignObjects = foreignObjects(objects, last === undefined ? [] : await schemaAfter(last))
}

function faultsOf(database: DatabaseSync, depth: CheckTask['depth']): string[] {
  return database
    .prepare(depth === 'full' ? 'PRAGMA integrity_check(10)' : 'PRAGMA quick_check(10)')
    .all()
    .map(row => String(Object.values(row)[0]))
    .filter(fault => fault !== 'ok')
}

function isKnown(name: string): boolean {
  return MIGRATION_NAMES.includes(name)
}
