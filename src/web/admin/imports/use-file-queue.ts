import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ShownRun } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { isAbort, useUpload } from '#web/admin/imports/use-upload.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** How far a file is. */
export type FileState =
  | { readonly kind: 'chosen' | 'waiting' | 'cancelled' }
  | { readonly kind: 'uploading'; readonly sent: number; readonly total: number }
  /** The server has it; the rest is in its run. */
  | { readonly kind: 'sent'; readonly runId: number; readonly jobId: number }
  /** canRetry: the file itself may be right, but the server did not take it. */
  | { readonly kind: 'refused'; readonly text: string; readonly canRetry?: boolean }

export interface FileInQueue {
  readonly key: number
  readonly file: File
  readonly state: FileState
  /** Of a sent file, as last reported. */
  readonly run: ShownRun | undefined
}

export interface FileQueue {
  readonly files: readonly FileInQueue[]
  /** A file is being uploaded, or waits for it. */
  readonly isUploading: boolean
  /** Uploads the files one after the other; those that are wrong are left out. */
  send(isDryRun: boolean, options: ImportOptions): Promise<void>
  /** Starts the imports of all finished dry runs. */
  startAll(): Promise<void>
  cancel(key: number): Promise<void>
  /** Makes a refused file one that can be sent again. */
  retry(key: number): void
}

/** Runs change this often while imports wait or run. */
const POLL_MS = 1_000
/** The server takes no more while its queue is full. */
const FULL_MS = 3_000

/**
 * Several files on their way: uploaded one after the other, then imported by the server in their order.
 * @param chosen the files; other ones begin a new queue
 * @param faultOf what is wrong with a file before it is sent; '' while nothing is
 * @param onFinished called when every file has come to its end
 */
export function useFileQueue(
  chosen: readonly File[],
  faultOf: (file: File) => string,
  onFinished: () => unknown,
): FileQueue {
  const { language } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { api } = useAdmin()
  const upload = useUpload()
  const [states, setStates] = useState<ReadonlyMap<number, FileState>>(() => firstStates(chosen, faultOf))
  /** The states at this moment, also within one upload after the other. */
  const present = useRef(states)
  const uploads = useRef(new Map<number, AbortController>())
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      for (const upload of uploads.current.values()) upload.abort()
    }
  }, [])
  const set = (key: number, state: FileState) => {
    present.current = new Map(present.current).set(key, state)
    setStates(present.current)
  }
  const runs = useRuns(states)
  const files = chosen.map((file, key): FileInQueue => {
    const state = states.get(key) ?? { kind: 'chosen' }
    return { key, file, state, run: state.kind === 'sent' ? runs.get(state.runId) : undefined }
  })
  const isUploading = files.some(({ state }) => state.kind === 'waiting' || state.kind === 'uploading')
  const isOver = files.some(({ state }) => state.kind === 'sent') && files.every(isFinished)
  const finished = useEffectEvent(onFinished)
  useEffect(() => {
    if (isOver) finished()
  }, [isOver])

  const sendOne = async (key: number, file: File, isDryRun: boolean, options: ImportOptions) => {
    const stop = new AbortController()
    uploads.current.set(key, stop)
    set(key, { kind: 'uploading', sent: 0, total: file.size })
    try {
      const started = await upload(file, isDryRun, options, {
        signal: stop.signal,
        onProgress: (sent, total) => set(key, { kind: 'uploading', sent, total }),
      })
      set(key, { kind: 'sent', ...started })
    } catch (error) {
      if (isAbort(error)) set(key, { kind: 'cancelled' })
      else if (isRouteError(error) && error.code === 'queue_full') set(key, { kind: 'waiting' })
      else if (isRouteError(error) && error.status === NOT_LOGGED_IN) chooseAgain()
      else
        set(key, {
          kind: 'refused',
          text: errorText(error, language, messages.failedUnknown),
          canRetry: canRetry(error),
        })
    }
  }
  /** After a session has ended the files wait for whoever logs in again. */
  const chooseAgain = () => {
    for (const [key, { kind }] of present.current)
      if (kind === 'waiting' || kind === 'uploading') set(key, { kind: 'chosen' })
  }
  return {
    files,
    isUploading,
    async send(isDryRun, options) {
      for (const { key, state } of files) if (state.kind === 'chosen') set(key, { kind: 'waiting' })
      for (const { key, file } of files) {
        while (!isGone.current && present.current.get(key)?.kind === 'waiting') {
          await sendOne(key, file, isDryRun, options)
          if (present.current.get(key)?.kind === 'waiting')
            await new Promise(resolve => setTimeout(resolve, FULL_MS))
        }
      }
    },
    async startAll() {
      for (const { key, run } of files) {
        if (run?.canStart !== true) continue
        try {
          const started = await api('POST /api/admin/imports/:id/start', { params: { id: run.id } })
          set(key, { kind: 'sent', ...started })
        } catch (error) {
          set(key, { kind: 'refused', text: errorText(error, language, messages.failedUnknown) })
        }
      }
    },
    retry: key => set(key, { kind: 'chosen' }),
    async cancel(key) {
      const state = present.current.get(key)
      if (state?.kind === 'sent')
        await api('POST /api/admin/jobs/:id/cancel', { params: { id: state.jobId } })
      else if (state?.kind === 'uploading') uploads.current.get(key)?.abort()
      else set(key, { kind: 'cancelled' })
    },
  }
}

const NOT_LOGGED_IN = 401

/** Whether the same file may be taken another time: the connection broke off, or the server was busy. */
function canRetry(error: unknown): boolean {
  return !isRouteError(error) || error.status === 0 || error.status === 409 || error.status >= 500
}

/** Whether a file has come to its end, good or bad. */
export function isFinished({ state, run }: Pick<FileInQueue, 'state' | 'run'>): boolean {
  if (state.kind === 'sent') return run !== undefined && run.state !== 'queued' && run.state !== 'running'
  return state.kind === 'refused' || state.kind === 'cancelled'
}

function firstStates(
  chosen: readonly File[],
  faultOf: (file: File) => string,
): ReadonlyMap<number, FileState> {
  return new Map(
    chosen.map((file, key) => {
      const text = faultOf(file)
      return [key, text === '' ? { kind: 'chosen' } : { kind: 'refused', text }] as const
    }),
  )
}

/** The runs of the sent files, read again until all of them have ended. */
function useRuns(states: ReadonlyMap<number, FileState>): ReadonlyMap<number, ShownRun> {
  const { api } = useAdmin()
  const [known, setKnown] = useState<ReadonlyMap<number, ShownRun>>(new Map())
  const ids = [...states.values()].flatMap(state => (state.kind === 'sent' ? [state.runId] : []))
  const open = ids.filter(id => !isFinished({ state: SENT, run: known.get(id) }))
  const latest = useQuery({
    queryKey: ['admin', 'queued-imports'],
    queryFn: async () => {
      const first = await api('GET /api/admin/imports', { query: { page: 1 } })
      const isEnough = first.totalPages < 2 || open.every(id => first.entries.some(run => run.id === id))
      if (isEnough) return first.entries
      const second = await api('GET /api/admin/imports', { query: { page: 2 } })
      return [...first.entries, ...second.entries]
    },
    enabled: open.length > 0,
    refetchInterval: POLL_MS,
    staleTime: 0,
  }).data
  useEffect(() => {
    if (latest !== undefined)
      setKnown(before => new Map([...before, ...latest.map(run => [run.id, run] as const)]))
  }, [latest])
  return known
}

const SENT = { kind: 'sent', runId: 0, jobId: 0 } as const
