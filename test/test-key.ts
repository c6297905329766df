import { siteKeyOf } from '#gateways/credentials/site-key.ts'

/** The key of stores in tests. */
export const testKey = siteKeyOf('a key for tests, which anybody may know')
