/** A picture that was chosen for a listing. It lasts as long as the page: a browser stores no files. */
export interface DraftPicture {
  readonly key: string
  readonly file: File
  /** What it shows. */
  readonly alt: string
}

export interface DraftPictures {
  readonly list: readonly DraftPicture[]
  /** The sender has the rights to all of them. */
  readonly hasRights: boolean
}

export const NO_PICTURES: DraftPictures = { list: [], hasRights: false }

let made = 0

/** A file that was chosen just now. */
export function draftPicture(file: File): DraftPicture {
  made += 1
  return { key: String(made), file, alt: '' }
}
