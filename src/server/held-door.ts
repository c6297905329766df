import type { OpenHttp } from '#gateways/http/doors.ts'
import type { OutgoingHttp } from '#gateways/http/outgoing-http.ts'
import { userAgent } from '#gateways/http/user-agent.ts'

export interface HeldDoor {
  readonly current: () => OutgoingHttp
  /** Hangs up everywhere. */
  readonly close: () => Promise<void>
}

/** A door to the web that stays open, so that connections are used again; opened anew when who asks has changed. */
export function heldDoor(openHttp: OpenHttp, asking: () => Parameters<typeof userAgent>[0]): HeldDoor {
  const doors = new Map<string, OutgoingHttp>()
  return {
    current() {
      const agent = userAgent(asking())
      const known = doors.get(agent)
      if (known !== undefined) return known
      const opened = openHttp(agent)
      doors.set(agent, opened)
      return opened
    },
    async close() {
      await Promise.all([...doors.values()].map(door => door.close()))
    },
  }
}
