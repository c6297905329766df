import type { OpenHttp } from '#gateways/http/doors.ts'
import type { OutgoingHttp } from '#gateways/http/outgoing-http.ts'
import { userAgent } from '#gateways/http/user-agent.ts'
import type { Store } from '#store/store.ts'
import { siteSettings } from './site-settings.ts'

export interface WebDeps {
  readonly store: Store
  /** The only door to the web: gateways/http. */
  readonly openHttp: OpenHttp
  /** Scheme and host that visitors use. */
  readonly siteUrl: string
}

/** What is asked of the web. */
export type AskWeb = Pick<OutgoingHttp, 'request'>

/** Does work that asks the web in the operator's name, and hangs up everywhere when it is over. */
export async function askWeb<Result>(
  { store, openHttp, siteUrl }: WebDeps,
  work: (http: AskWeb) => Promise<Result>,
): Promise<Result> {
  const { email } = (await siteSettings(store)).operator
  const http = openHttp(userAgent({ email, siteUrl }))
  try {
    return await work(http)
  } finally {
    await http.close()
  }
}
