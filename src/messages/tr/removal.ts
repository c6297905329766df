import type { RemovalMessages } from '#messages/de/removal.ts'

export const messages: RemovalMessages = {
  entry: 'Bu kaydı sildir',
  privateAddress: 'Bu benim özel adresim',
}
