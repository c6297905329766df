import type { FormMessages } from '#messages/de/ui/form.ts'

/** Why something could not even be sent, and that it waits. Browser only. */
export function unsentText({ offline, broken, nothingArrived }: FormMessages): string {
  return `${navigator.onLine ? broken : offline} ${nothingArrived}`
}
