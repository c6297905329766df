import { HostRateLimit } from './host-rate-limit.ts'
import { HttpClient, type HttpClientOptions, LIMITS } from './http-client.ts'

/** Opens a door to the web for whoever says who asks. */
export type OpenHttpClient = (userAgent: string) => HttpClient

/** Doors that share their turns, so that several jobs at once ask a host no more often than one. */
export function httpClientFactory(
  options: Omit<HttpClientOptions, 'userAgent' | 'turns'> = {},
): OpenHttpClient {
  const { concurrency, hostPauseMs } = { ...LIMITS, ...options.limits }
  const rateLimit = new HostRateLimit({ concurrency, pauseMs: hostPauseMs })
  return userAgent => new HttpClient({ ...options, userAgent, rateLimit })
}
