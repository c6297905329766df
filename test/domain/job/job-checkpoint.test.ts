import { expect, test } from 'vitest'
import { checkpointAfter, type JobCheckpoint, type JobProgress } from '#domain/job/job.ts'

const at = (phase: string, done: number): JobProgress => ({ phase, done, total: null, counts: {} })

test.each<[string, JobCheckpoint, JobProgress | null, boolean, JobCheckpoint]>([
  ['the first attempt that tells of anything', {}, at('reading', 0), true, { reading: 0 }],
  ['more of the same', { reading: 7 }, at('reading', 8), true, { reading: 8 }],
  ['as much again', { reading: 7 }, at('reading', 7), false, { reading: 7 }],
  ['less, from the beginning', { reading: 7 }, at('reading', 3), false, { reading: 7 }],
  ['the next phase', { reading: 7 }, at('storing', 0), true, { reading: 7, storing: 0 }],
  [
    'an earlier phase again, less of it',
    { reading: 7, storing: 2 },
    at('reading', 5),
    false,
    { reading: 7, storing: 2 },
  ],
  ['nothing told', { reading: 7 }, null, false, { reading: 7 }],
])('%s', (_what, before, progress, isFurther, checkpoint) => {
  expect(checkpointAfter(before, progress)).toEqual({ isFurther, checkpoint })
})
