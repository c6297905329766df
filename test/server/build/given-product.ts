import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '#test/temp-folder.ts'

/** The sources of a small product in a folder that is gone after the test. */
export function givenProduct(): string {
  const root = tempFolder()
  mkdirSync(join(root, 'src'))
  const files = ['vite.config.ts', 'vite.admin.config.ts', 'vite.server.config.ts', 'package-lock.json']
  for (const name of [...files, 'src/main.ts']) writeFileSync(join(root, name), `contents of ${name}`)
  return root
}
