import type { EmptyDirectoryMessages } from '#messages/de/ui/empty-directory.ts'

/** What stands in place of lists while no business is in the directory, in Turkish. */
export const messages: EmptyDirectoryMessages = {
  title: 'Henüz kimse kayıtlı değil',
  text: 'İlk işletmeyi siz ekleyin. Ücretsizdir ve birkaç dakika sürer.',
}
