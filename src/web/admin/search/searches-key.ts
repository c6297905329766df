/** Where the synonyms lie among what was read. */
export const SYNONYMS_KEY = ['admin', 'synonyms'] as const
