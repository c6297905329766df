/** As long as a name of a person with title, department and all; in UTF-16 units, as fields count. */
export const USERNAME_MAX_LENGTH = 60

/** The form a username is stored, compared and counted in: 'Jörg ' and 'jörg' are one account. */
export function foldUsername(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
