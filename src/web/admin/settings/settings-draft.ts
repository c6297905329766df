import type { FieldFault } from '#domain/form/field-fault.ts'
import type { AdminSettings } from '#web/admin/api/api.ts'

/** The settings in the query cache. */
export const SETTINGS_KEY = ['admin', 'settings'] as const

/** The props of a part of the form. */
export interface SettingsPart {
  readonly draft: AdminSettings
  readonly change: (part: Partial<AdminSettings>) => void
  /** What is wrong with a field, in words; the field's path as the server names it ('operator.email'). */
  readonly faultOf: (path: string) => string | undefined
}

/** The settings that differ. */
export function changedSettings(before: AdminSettings, after: AdminSettings): Partial<AdminSettings> {
  const keys = Object.keys(after) as (keyof AdminSettings)[]
  return Object.fromEntries(
    keys
      .filter(key => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map(key => [key, after[key]]),
  )
}

/** How many fields differ; each of the operator's counts. */
export function countChanges(before: AdminSettings, after: AdminSettings): number {
  const { operator, ...others } = changedSettings(before, after)
  const ofOperator =
    operator === undefined
      ? []
      : (Object.keys(operator) as (keyof typeof operator)[]).filter(
          key => operator[key] !== before.operator[key],
        )
  return Object.keys(others).length + ofOperator.length
}

/** The control's id for a field's path: 'operator.email' -> 'operator-email'. */
export function idOfPath(path: string): string {
  return path.replaceAll('.', '-')
}

/** The first fault of a field. */
export function faultAt(faults: readonly FieldFault[], path: string): FieldFault | undefined {
  return faults.find(({ field }) => field === path)
}
