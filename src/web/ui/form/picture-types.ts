/** What fields for pictures take; others are converted by phones, or refused by the server with a sentence. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'
