import type { EmptyDirectoryMessages } from '#messages/de/ui/empty-directory.ts'

/** What stands in place of lists while no business is in the directory, in English. */
export const messages: EmptyDirectoryMessages = {
  title: 'Nobody is listed yet',
  text: 'Add the first business. It costs nothing and takes a few minutes.',
}
