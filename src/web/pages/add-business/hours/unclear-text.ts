import { isContinuousAlone } from '#domain/opening-hours/continuous.ts'
import type { AddBusinessStepsMessages } from '#messages/de/pages/add-business-steps.ts'

/** What is said of the parts of a sentence that were not understood. */
export function unclearText(unclear: readonly string[], { hours }: AddBusinessStepsMessages): string {
  const others = unclear.filter(part => !isContinuousAlone(part))
  const told = unclear.filter(isContinuousAlone).map(part => hours.continuous(hours.quoted(part)))
  if (others.length > 0) told.push(hours.unclear(others.map(hours.quoted).join(', ')))
  return told.join(' ')
}
