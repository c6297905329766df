import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the container’s image gets neither history nor data nor tests, and its server cannot change its code', () => {
  const left = readFileSync('.dockerignore', 'utf8').trim().split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', 'data', 'test', 'bench', 'node_modules']))
  const steps =
    readFileSync('Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(steps).toMatch(/^COPY --from=build \/umkreis \.\/$/m)
  expect(steps.indexOf('USER 1000')).toBeGreaterThan(steps.indexOf('COPY'))
})
