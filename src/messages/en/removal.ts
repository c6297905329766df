import type { RemovalMessages } from '#messages/de/removal.ts'

export const messages: RemovalMessages = {
  entry: 'Have this entry removed',
  privateAddress: 'This is my private address',
}
