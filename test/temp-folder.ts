import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onFinished } from '#test/finished.ts'

/** A fresh folder that is gone after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-test-'))
  onFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
