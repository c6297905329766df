import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { registerHealth } from '#server/http/health.ts'

const STATS = {
  total: 1,
  cities: 1,
  categories: 1,
  averageRating: null,
  dataDate: null,
  hasDemonstration: false,
  demonstrations: 0,
}

test('the absence of the process for jobs is said, while visitors are answered', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  let runsJobs = false
  registerHealth(app, {
    isReady: () => true,
    runsJobs: () => runsJobs,
    stats: () => STATS,
    registry: new Registry(),
  })
  const away = await app.inject('/healthz')
  expect([away.statusCode, away.body]).toEqual([
    200,
    expect.stringContaining('the process for jobs has ended'),
  ])
  expect((await app.inject('/metrics')).body).toContain('umkreis_jobs_running 0')
  runsJobs = true
  expect((await app.inject('/healthz')).body).toBe('ok\n')
  expect((await app.inject('/metrics')).body).toContain('umkreis_jobs_running 1')
})

test('while there is no index /metrics is answered, without businesses', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerHealth(app, {
    isReady: () => false,
    runsJobs: () => true,
    stats: () => {
      throw new DomainError('index_not_ready')
    },
    registry: new Registry(),
  })
  expect((await app.inject('/metrics')).body).toMatch(/^umkreis_businesses 0$/m)
})
