import type { AdminPicturesMessages } from '#messages/de/admin/pictures.ts'

export const messages: AdminPicturesMessages = {
  title: 'Uploaded pictures',
  count: (count, limit) => `${count} of ${limit}`,
  intro:
    'They come before imported photos; the first one also appears in lists. Only upload pictures that you are allowed to use.',
  none: 'No pictures yet.',
  failed: 'The pictures could not be loaded',
  add: 'Add a picture',
  added: 'The picture has been uploaded.',
  file: 'Picture file',
  fileHint: 'JPEG, PNG, WebP or AVIF, up to 10 MB. We remove location and camera data.',
  alt: 'What does it show?',
  altHint: 'A short sentence for people who cannot see the picture, for example “The shop with its counter”.',
  earlier: text => `Move forward: ${text}`,
  later: text => `Move back: ${text}`,
  moved: 'The order has been saved.',
  edit: 'Change description',
  save: 'Save',
  saved: 'The description has been saved.',
  remove: 'Remove picture',
  removeTitle: 'Remove this picture?',
  removeText: text =>
    `“${text}” will disappear from the website, and the file will be deleted. This cannot be undone.`,
  removed: 'The picture has been removed.',
}
