import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type DialectAdapter,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
  type QueryCompiler,
  RawNode,
} from 'kysely'

/** Kysely's dialect for the store: columns are as SQLite has them, and the engine locks migrations. */
export function postgresDialect(pool: PostgresPool): PostgresDialect {
  return new StoreDialect({ pool })
}

class StoreDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new StoreQueryCompiler()
  }

  override createAdapter(): DialectAdapter {
    return new StoreAdapter()
  }
}

/**
 * The types of columns, by those that migrations name. SQLite's integers have 64 bits, and it compares texts byte by byte;
 * both must hold here too, whatever collation the database has.
 */
const COLUMN_TYPES: ReadonlyMap<string, string> = new Map([
  ['integer', 'bigint'],
  ['text', 'text collate "C"'],
  ['blob', 'bytea'],
])

class StoreQueryCompiler extends PostgresQueryCompiler {
  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    const type = DataTypeNode.is(node.dataType) ? COLUMN_TYPES.get(node.dataType.dataType) : undefined
    super.visitColumnDefinition(
      type === undefined ? node : { ...node, dataType: RawNode.createWithSql(type) },
    )
  }
}

/** Kysely's lock for migrations is an advisory one, which not every relative of PostgreSQL has: the engine has its own. */
class StoreAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
