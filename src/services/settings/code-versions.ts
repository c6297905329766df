import { codeVersionRows } from '#store/code-versions.ts'
import type { Store } from '#store/store.ts'

/** Head and footer code as it was from a moment on, in the names of the calls. */
export interface CodeVersionAnswer {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly account: string
  readonly head_code: string
  readonly footer_code: string
}

/** The kept versions of head and footer code, newest first. */
export async function listCodeVersions({ store }: { readonly store: Store }): Promise<CodeVersionAnswer[]> {
  const rows = await codeVersionRows(store.db)
  return rows.map(row => ({ ...row, id: Number(row.id), at: Number(row.at) }))
}
