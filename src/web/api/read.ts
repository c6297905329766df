import { keepPreviousData } from '@tanstack/react-query'
import type { AnswerOf, InputOf, KeyOf } from '#api/client/contract.ts'
import { isRouteError } from '#api/client/route-error.ts'
import type { SiteContract } from '#api/routes.ts'
import type { Api } from '#web/api/api.ts'

/** One read of a page, as a query of TanStack Query. */
export interface Read<Data = unknown> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<Data>
  readonly staleTime?: number
  readonly gcTime?: number
  readonly retry?: boolean
  /** The former list stays until the next one is there. */
  readonly placeholderData?: typeof keepPreviousData
  /** The page does without it where it cannot be read. */
  readonly mayFail?: boolean
}

export type Reads = Readonly<Record<string, Read>>

export type DataOf<Of extends Reads> = {
  readonly [Name in keyof Of]: Of[Name] extends Read<infer Data> ? Data : never
}

type GetKey = Extract<KeyOf<SiteContract>, `GET ${string}`>
type Answer<Key extends GetKey> = AnswerOf<SiteContract, Key>

interface ReadOptions<Key extends GetKey, Data> extends Omit<Read, 'queryKey' | 'queryFn'> {
  /** What the page keeps of the answer; `as` names it, where pages keep different things of one answer. */
  readonly select?: (answer: Answer<Key>) => Data | Promise<Data>
  readonly as?: string | number | null
  /** What is read where the server answers with one of these statuses. */
  readonly missing?: Readonly<Record<number, Data>>
}

/** A read of a route of the contract. Fresh for an hour unless it says otherwise (reads.ts). */
export function read<Key extends GetKey, Data = Answer<Key>>(
  api: Api,
  key: Key,
  input: InputOf<SiteContract, Key>,
  { select, as, missing = {}, ...options }: ReadOptions<Key, Data> = {},
): Read<Data> {
  return {
    queryKey: as === undefined ? [key, input] : [key, input, as],
    queryFn: async () => {
      try {
        const answer = await api(key, input)
        // Without a selection the page keeps the answer itself, as the default of Data says.
        return select === undefined ? (answer as Data) : await select(answer)
      } catch (error) {
        if (isRouteError(error) && error.status in missing) return missing[error.status] as Data
        throw error
      }
    },
    ...options,
  }
}

export { keepPreviousData }
