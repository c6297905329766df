import type { Overview } from '#services/businesses/overview.ts'

/** For tests that ask nothing about all businesses. */
export const NO_OVERVIEW: Overview = {
  list: () => Promise.reject(new Error('nobody asks for a list here')),
  count: () => Promise.reject(new Error('nobody asks for counts here')),
}
