/** The suppression list in the query cache. */
export const SUPPRESSIONS_KEY = ['admin', 'suppressions'] as const
