import type { FavouriteButtonMessages } from '#messages/de/ui/favourite-button.ts'

/** What the buttons that save a business say, in Turkish. */
export const messages: FavouriteButtonMessages = {
  keepOne: name => `Kaydet: ${name}`,
  kept: 'Kaydedildi',
  keptOne: name => `Kaydedildi: ${name}`,
  full: max => `Listeniz dolu: En fazla ${max} işletme kaydedebilirsiniz.`,
}
