import type { ServerPagesMessages } from '#messages/de/server/pages.ts'

/** What the server says on pages by itself. In English. */
export const messages: ServerPagesMessages = {
  businessGone: 'This business is no longer in the directory.',
  noScript: 'The admin panel needs JavaScript.',
  unreadableForm:
    'We could not read this form; perhaps one of the texts is too long. Nothing was saved. Please go back, shorten the text and send it again.',
  preparing: {
    title: 'The directory is being set up',
    text: 'This usually takes a few seconds. The page reloads by itself.',
  },
  requestId: (id: string) => `Please quote this number if you write to us about it: ${id}`,
}
