import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerWithProblems } from '#api/http/problem.ts'
import { DomainError } from '#domain/errors.ts'

test.for([
  ['de', 'Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.'],
  ['en', 'The database is not answering right now. Please try again in a moment.'],
  ['tr', 'Veri tabanı şu anda yanıt vermiyor. Lütfen birazdan yeniden deneyin.'],
])(
  'a database that is gone is 503 with a sentence, and when to come again (%s)',
  async ([language, title]) => {
    const app = Fastify()
    answerWithProblems(app)
    app.get('/', () => {
      throw new DomainError('store_unavailable', {}, new Error('connect ECONNREFUSED 10.0.0.7:5432'))
    })
    const answer = await app.inject(`/?language=${language}`)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ code: 'store_unavailable', title })
    expect(answer.body).not.toContain('10.0.0.7')
  },
)
