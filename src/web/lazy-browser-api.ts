import type { Api } from '#web/api.ts'

const loaded = async () => (await import('#web/browser-api.ts')).browserApi

/** browserApi, loaded with its first call: a first page needs none, its data came with it. */
export const lazyBrowserApi: Api = {
  findBusinesses: async params => (await loaded()).findBusinesses(params),
  popularBusinesses: async limit => (await loaded()).popularBusinesses(limit),
  stats: async () => (await loaded()).stats(),
  business: async id => (await loaded()).business(id),
  businessBySlug: async (city, slug) => (await loaded()).businessBySlug(city, slug),
  cities: async () => (await loaded()).cities(),
  categories: async () => (await loaded()).categories(),
}
