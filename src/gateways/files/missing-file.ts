import { readdir } from 'node:fs/promises'

/** Whether an error of the file system says that there is no file or folder of this name. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** For `catch`: a missing file is an expected answer. Throws every other error again. */
export function undefinedIfMissing(error: unknown): undefined {
  if (isMissingFile(error)) return undefined
  throw error
}

/** The names in a folder; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(undefinedIfMissing)) ?? []
}
