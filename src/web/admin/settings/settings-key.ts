/** Where the settings lie among what was read. */
export const SETTINGS_KEY = ['admin', 'settings'] as const
