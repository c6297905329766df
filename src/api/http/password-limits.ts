import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { foldUsername } from '#domain/account/account.ts'
import type { RequestCounterDeps } from '#services/limits/request-counter.ts'
import { addressBlock, countAll, rateLimits, wideAddressBlock } from './rate-limit.ts'

/** The limits that a route has to ask for itself. */
export interface CredentialLimits {
  /**
   * Counts one code of the second factor for an account. Throws an error with status 429 when there were too many.
   * Only who knows the password comes this far, so strangers cannot use it to lock the account's owner out.
   */
  countCode(reply: FastifyReply, username: string): Promise<void>
}

/**
 * Limits how often passwords can be tried, on every route of this instance whose body carries one, so that a new route
 * need not think of it. Counted are all tries, right ones too, because parallel ones are under way at the same
 * time. An account is only ever closed to the block of addresses that the tries came from, so nobody can lock its owner
 * out from elsewhere.
 */
export async function limitPasswords(
  app: FastifyInstance,
  deps: RequestCounterDeps,
): Promise<CredentialLimits> {
  if (!deps.hasRateLimits) return { countCode: async () => undefined }
  const limit = await rateLimits(app, deps)
  // From narrow to wide, and the first refusal ends it: tries at a closed account use up nobody else's.
  const passwords = [
    limit({
      name: 'account',
      max: PER_ACCOUNT_AND_BLOCK,
      keyOf: request => `${addressBlock(request)} ${nameIn(request)}`,
    }),
    limit({ name: 'passwords', max: PER_BLOCK, keyOf: addressBlock }),
    limit({ name: 'passwords of many blocks', max: PER_WIDE_BLOCK, keyOf: wideAddressBlock }),
  ]
  const names = new WeakMap<FastifyRequest, string>()
  const codes = limit({ name: 'codes', max: CODES_PER_ACCOUNT, keyOf: request => names.get(request) ?? '' })

  app.addHook('preHandler', async (request, reply) => {
    if (!carriesPassword(request.body)) return
    await countAll(passwords, request, reply)
  })
  return {
    async countCode(reply, username) {
      names.set(reply.request, username)
      await codes.count(reply.request, reply)
    },
  }
}

/** A login with a second factor takes two; ten are more than people need who mistype, and 960 guesses a day. */
const PER_ACCOUNT_AND_BLOCK = 10
/** An office behind one address: three people at once. */
const PER_BLOCK = 30
/** A host may rent 65,536 blocks at a time (a /48): they are to have no 655,360 guesses. IPv4 ends at PER_BLOCK. */
const PER_WIDE_BLOCK = 100
/** Three of a million codes are right at a time: ten tries in a window find one in about a year, with the password known. */
const CODES_PER_ACCOUNT = 10

/** The account that a password is for: the one named in a login, else the one that is logged in. */
function nameIn({ body, account }: FastifyRequest): string {
  // With 'ownPassword' beside it, the name is that of an account to be created.
  const isLogin = isObject(body) && 'username' in body && !('ownPassword' in body)
  return isLogin ? foldUsername(String(body.username)) : (account?.username ?? '')
}

function carriesPassword(body: unknown): boolean {
  return isObject(body) && ('password' in body || 'ownPassword' in body)
}

function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null
}
