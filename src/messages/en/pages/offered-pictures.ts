import type { OfferedPicturesMessages } from '#messages/de/pages/offered-pictures.ts'

/** What the form for pictures beside a correction says, in English. */
export const messages: OfferedPicturesMessages = {
  title: 'Pictures for your correction',
  text: 'At most three pictures, one after the other. They are checked before they appear in the directory.',
  file: 'Picture file',
  fileHint: 'JPEG, PNG, WebP or AVIF, at most 10 MB. Place and camera data are removed.',
  alt: 'What does it show?',
  altHint:
    'A short sentence for people who do not see the picture, for example “The sales room with its counter”.',
  rights: 'I hold the rights to this picture, and it may appear in the directory.',
  submit: 'Send picture',
  sent: count => `Picture ${count} of 3 was received.`,
  full: 'We take no more than three pictures with a correction.',
  noFile: 'Please choose a picture file.',
  failed: 'The picture could not be sent. Please try again.',
}
