import { z } from 'zod'
import { FIRST_WEEKDAY, LAST_WEEKDAY, SCHEDULED_TASKS } from '#domain/job/schedule.ts'

const timing = z.strictObject({
  isOn: z.boolean(),
  /** null: every day. */
  weekday: z.int().min(FIRST_WEEKDAY).max(LAST_WEEKDAY).nullable(),
  hour: z.int().min(0).max(23),
})

/** Every task; what is not said would be a guess. */
export const scheduleBodySchema = z.record(z.enum(SCHEDULED_TASKS), timing)

export const scheduleSchema = z.array(
  timing.extend({ task: z.enum(SCHEDULED_TASKS), nextAt: z.int().nullable() }),
)
