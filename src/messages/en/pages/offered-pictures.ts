import type { OfferedPicturesMessages } from '#messages/de/pages/offered-pictures.ts'

/** What the form for pictures beside a correction says, in English. */
export const messages: OfferedPicturesMessages = {
  title: 'Pictures for your correction',
  text: 'Up to three pictures, one after the other. We check them before they appear in the directory.',
  file: 'Picture file',
  fileHint: 'JPEG, PNG, WebP or AVIF, up to 10 MB. We remove location and camera data.',
  alt: 'What does it show?',
  altHint: 'A short sentence for people who cannot see the picture, for example “The shop with its counter”.',
  rights: 'I have the rights to this picture, and it may appear in the directory.',
  submit: 'Send picture',
  sent: count => `Picture ${count} of 3 has arrived.`,
  full: 'We accept no more than three pictures with a correction.',
  noFile: 'Please choose a picture file.',
  tooLarge: 'The picture is larger than 10 MB. Please save it in a smaller size.',
  failed: 'The picture could not be sent. Please try again.',
}
