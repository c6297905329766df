import type { FormMessages } from '#messages/de/ui/form.ts'

/** Why no answer came to what was sent, and that it waits. Browser only. */
export function unsentText({ offline, broken, nothingArrived }: FormMessages): string {
  return `${navigator.onLine ? broken : offline} ${nothingArrived}`
}
