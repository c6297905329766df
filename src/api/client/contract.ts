import type { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import type { Language } from '#domain/language.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Method and path of a route: 'GET /api/cities/:city'. */
export type RouteKey = `${Method} /api/${string}`

/** What a route takes and answers. */
export interface RouteSpec {
  readonly summary: string
  /** Unless the segments of the path are taken as they are. */
  readonly params?: z.ZodType
  /** Unless the language is all that it takes. */
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly headers?: z.ZodType
  /** The kind of body, where it is no JSON. */
  readonly consumes?: 'multipart/form-data'
  /** Of the body; 1 MiB unless it is said. */
  readonly bodyLimit?: number
  /** What a successful answer says; z.undefined() for 204. */
  readonly answer: z.ZodType
  /** Of a successful answer; 200, or 204 where it says nothing, unless it is 201. */
  readonly status?: 201
  /** A file to be saved or shown, or a stream: written by the handler, and never asked for by HEAD alone. */
  readonly isFile?: boolean
  /**
   * Other statuses that it knows, each answered with a problem (RFC 9457); beside 400 for input that is not valid and,
   * in the administrator's area, 401 without a session and 403 for changes that another site sent.
   */
  readonly problems?: readonly number[]
  /** Below /api/admin: answers without a session. */
  readonly access?: 'public'
  /** How long a successful answer may be cached by anybody; unset: not at all; 0: only to be compared. */
  readonly cacheSeconds?: number
}

/** What is known of the routes of a list by key: the contract between server and clients. */
export type ContractOf<Routes extends readonly { readonly key: RouteKey; readonly spec: RouteSpec }[]> = {
  readonly [One in Routes[number] as One['key']]: One['spec']
}

export type KeyOf<Contract> = Extract<keyof Contract, RouteKey>

/** What a client hands over: `params` by name, `query`, `body` and `headers`; a part in which nothing is required may be left out. */
export type InputOf<Contract, Key extends KeyOf<Contract>> = Part<'params', ParamsIn<Contract[Key], Key>> &
  Part<'query', QueryIn<Contract[Key]>> &
  Part<'body', BodyIn<Contract[Key]>> &
  Part<'headers', PartIn<Contract[Key], 'headers'>> & { readonly signal?: AbortSignal }

/** What a handler gets: the same, parsed. */
export interface Parsed<Key, Spec> {
  readonly params: Spec extends { readonly params: z.ZodType<infer Params> } ? Params : PathParams<Key>
  readonly query: Spec extends { readonly query: z.ZodType<infer Query> } ? Query : LanguageQuery
  readonly body: Spec extends { readonly body: z.ZodType<infer Body> } ? Body : undefined
}

/** What a client gets. */
export type AnswerOf<Contract, Key extends KeyOf<Contract>> = Contract[Key] extends {
  readonly answer: z.ZodType<infer Answer>
}
  ? Answer
  : never

/** Calls any route of a contract. Rejects with a RouteError for every answer that is no success. */
export type Client<Contract> = <Key extends KeyOf<Contract>>(
  key: Key,
  ...input: Nothing extends InputOf<Contract, Key>
    ? [input?: InputOf<Contract, Key>]
    : [input: InputOf<Contract, Key>]
) => Promise<AnswerOf<Contract, Key>>

type Nothing = Readonly<Record<never, never>>

/** What every route may be asked for, parsed. */
interface LanguageQuery {
  readonly language: Language
}

type BodyIn<Spec> = Spec extends { readonly consumes: 'multipart/form-data' }
  ? FormData
  : PartIn<Spec, 'body'>

type QueryIn<Spec> = Spec extends { readonly query: z.ZodType }
  ? PartIn<Spec, 'query'>
  : Partial<LanguageQuery>

type PartIn<Spec, Name extends 'query' | 'body' | 'headers'> = Spec extends {
  readonly [Part in Name]: z.ZodType
}
  ? Immutable<z.input<Spec[Name]>>
  : Nothing

type ParamsIn<Spec, Key> = Spec extends { readonly params: z.ZodType }
  ? z.input<Spec['params']>
  : PathParams<Key>

/** The names in a path: { city: string } of 'GET /api/cities/:city'. */
type PathParams<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${string}`
    ? { readonly [Param in Name]: string } & PathParams<`/${Rest}`>
    : { readonly [Param in Rest]: string }
  : Nothing

type Part<Name extends string, Value> = Nothing extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value }
