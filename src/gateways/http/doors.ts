import { HostTurns } from './host-turns.ts'
import { LIMITS, OutgoingHttp, type OutgoingHttpOptions } from './outgoing-http.ts'

/** Opens a door to the web for whoever says who asks. */
export type OpenHttp = (userAgent: string) => OutgoingHttp

/** Doors that share their turns, so that several jobs at once ask a host no more often than one. */
export function openDoors(options: Omit<OutgoingHttpOptions, 'userAgent' | 'turns'> = {}): OpenHttp {
  const { atOnce, hostPauseMs } = { ...LIMITS, ...options.limits }
  const turns = new HostTurns({ atOnce, pauseMs: hostPauseMs })
  return userAgent => new OutgoingHttp({ ...options, userAgent, turns })
}
