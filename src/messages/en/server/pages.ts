import type { ServerPagesMessages } from '#messages/de/server/pages.ts'

/** What the server says on pages by itself. In English. */
export const messages: ServerPagesMessages = {
  businessGone: 'This business is no longer in the directory.',
  noScript: 'The admin panel needs JavaScript.',
  unreadableForm: 'This form cannot be read like this; perhaps a text is too long. Nothing was stored.',
  requestId: (id: string) => `Number of this request, in case you ask us about it: ${id}`,
}
