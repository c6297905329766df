import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '#test/temp-folder.ts'

/** The sources of a small product in a folder that is gone after the test. */
export function givenProduct(): string {
  const root = tempFolder()
  mkdirSync(join(root, 'src'))
  const configurations = ['vite.config.ts', 'vite.admin.config.ts', 'vite.server.config.ts']
  for (const name of [...configurations, 'package-lock.json', 'LICENSE', 'NOTICE', 'src/main.ts'])
    writeFileSync(join(root, name), `contents of ${name}`)
  return root
}
