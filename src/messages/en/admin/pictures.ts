import type { AdminPicturesMessages } from '#messages/de/admin/pictures.ts'

export const messages: AdminPicturesMessages = {
  title: 'Own pictures',
  count: (count, limit) => `${count} of ${limit}`,
  intro:
    'They stand before imported photos; the first one appears in lists too. Only upload pictures that you may use.',
  none: 'No pictures yet.',
  failed: 'The pictures could not be loaded',
  add: 'Add a picture',
  added: 'The picture is uploaded.',
  file: 'Picture file',
  fileHint: 'JPEG, PNG, WebP or AVIF, at most 10 MB. Location and camera data are removed.',
  alt: 'What does it show?',
  altHint: 'A short sentence for people who do not see the picture, for example “The shop with its counter”.',
  earlier: text => `Move forward: ${text}`,
  later: text => `Move back: ${text}`,
  moved: 'The order is saved.',
  edit: 'Change the description',
  save: 'Save',
  saved: 'The description is saved.',
  remove: 'Remove the picture',
  removeTitle: 'Remove this picture?',
  removeText: text =>
    `“${text}” disappears from the website, and the file is deleted. This cannot be taken back.`,
  removed: 'The picture is removed.',
}
