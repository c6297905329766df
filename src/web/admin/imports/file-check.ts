/** As much as the server takes (specification, section 9). */
export const MAX_FILE_BYTES = 20 * 1024 * 1024

const ENDINGS = ['.xlsx', '.xls', '.csv']

/** What the file button offers. */
export const ACCEPTED = ENDINGS.join(',')

/** What is wrong with a chosen file before anything of it is sent; the server looks at its content itself. */
export function fileFault({
  name,
  size,
}: Pick<File, 'name' | 'size'>): 'tooLarge' | 'wrongKind' | 'empty' | null {
  if (!ENDINGS.some(ending => name.toLowerCase().endsWith(ending))) return 'wrongKind'
  if (size === 0) return 'empty'
  return size > MAX_FILE_BYTES ? 'tooLarge' : null
}
