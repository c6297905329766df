import { siteKeyOf } from '#gateways/credentials/site-key.ts'

/** SECRET_KEY of processes that tests start beside their own store. */
export const TEST_SECRET_KEY = 'a key for tests, which anybody may know'

/** The key of stores in tests. */
export const testKey = siteKeyOf(TEST_SECRET_KEY)
