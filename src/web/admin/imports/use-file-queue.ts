import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { routeAddress } from '#api/client/address.ts'
import { isRouteError } from '#api/client/route-error.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ShownRun } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { uploadImport } from '#web/admin/api/upload-import.ts'
import { dataDateOf, optionsQuery } from '#web/admin/imports/import-options.ts'
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
  /** Begins anew with other files. */
  choose(files: readonly File[]): void
  /** Uploads the files one after the other; those that are wrong are left out. */
  send(isDryRun: boolean, options: ImportOptions): Promise<void>
  /** Starts the imports of all finished dry runs. */
  startAll(): Promise<void>
  cancel(key: number): Promise<void>
  /** Makes a refused or cancelled file one that can be sent again. */
  retry(key: number): void
}

/** Runs change this often while imports wait or run. */
const POLL_MS = 1_000
/** The server takes no more while its queue is full. */
const FULL_MS = 3_000

type Queued = ReadonlyMap<number, Pick<FileInQueue, 'file' | 'state'>>

/**
 * Files on their way: uploaded one after the other, then imported by the server in their order. Of several, `run` follows
 * each; the run of a single one is followed by its job.
 * @param faultOf what is wrong with a file before it is sent; '' while nothing is
 * @param onFinished called when each of several files has come to its end
 */
export function useFileQueue(faultOf: (file: File) => string, onFinished: () => unknown): FileQueue {
  const { language } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { api } = useAdmin()
  const [queued, setQueued] = useState<Queued>(new Map())
  /** The files at this moment, also within one upload after the other. */
  const present = useRef(queued)
  const uploads = useRef(new Map<number, AbortController>())
  const lastKey = useRef(0)
  const abortAll = () => {
    for (const upload of uploads.current.values()) upload.abort()
    uploads.current.clear()
  }
  const put = (next: Queued) => {
    present.current = next
    setQueued(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left only
  useEffect(
    () => () => {
      present.current = new Map()
      abortAll()
    },
    [],
  )
  const kindOf = (key: number) => present.current.get(key)?.state.kind
  const set = (key: number, state: FileState) => {
    const known = present.current.get(key)
    // Other files were chosen meanwhile.
    if (known !== undefined) put(new Map(present.current).set(key, { ...known, state }))
  }
  const isSeveral = queued.size > 1
  const runs = useRuns(isSeveral ? [...queued.values()].map(({ state }) => state) : [])
  const files = [...queued].map(([key, { file, state }]): FileInQueue => {
    return { key, file, state, run: state.kind === 'sent' ? runs.get(state.runId) : undefined }
  })
  const isOver = files.some(({ state }) => state.kind === 'sent') && files.every(isFinished)
  const finished = useEffectEvent(onFinished)
  useEffect(() => {
    if (isOver) finished()
  }, [isOver])

  const sendOne = async (key: number, file: File, isDryRun: boolean, options: ImportOptions) => {
    const stop = new AbortController()
    uploads.current.set(key, stop)
    set(key, { kind: 'uploading', sent: 0, total: file.size })
    const dataDate = dataDateOf(options, file, Date.now())
    const query = { dryRun: isDryRun ? 1 : 0, language, ...optionsQuery(options, dataDate) }
    try {
      const started = await uploadImport(routeAddress('POST /api/admin/imports', { query }), file, {
        signal: stop.signal,
        onProgress: (sent, total) => set(key, { kind: 'uploading', sent, total }),
        broken: messages.uploadBroken,
      })
      set(key, { kind: 'sent', ...started })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') set(key, { kind: 'cancelled' })
      else if (isSeveral && isRouteError(error) && error.code === 'queue_full') set(key, { kind: 'waiting' })
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
    for (const [key, { state }] of present.current)
      if (state.kind === 'waiting' || state.kind === 'uploading') set(key, { kind: 'chosen' })
  }
  return {
    files,
    isUploading: files.some(({ state }) => state.kind === 'waiting' || state.kind === 'uploading'),
    choose(chosen) {
      abortAll()
      put(
        new Map(
          chosen.map(file => {
            const text = faultOf(file)
            const state: FileState = text === '' ? { kind: 'chosen' } : { kind: 'refused', text }
            return [++lastKey.current, { file, state }]
          }),
        ),
      )
    },
    async send(isDryRun, options) {
      const wanted = [...present.current].filter(([, { state }]) => state.kind === 'chosen')
      for (const [key] of wanted) set(key, { kind: 'waiting' })
      for (const [key, { file }] of wanted) {
        while (kindOf(key) === 'waiting') {
          await sendOne(key, file, isDryRun, options)
          if (kindOf(key) === 'waiting') await new Promise(resolve => setTimeout(resolve, FULL_MS))
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
      const state = present.current.get(key)?.state
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

/** The runs of the sent files, read again until all of them have ended. */
function useRuns(states: readonly FileState[]): ReadonlyMap<number, ShownRun> {
  const { api } = useAdmin()
  const [known, setKnown] = useState<ReadonlyMap<number, ShownRun>>(new Map())
  const ids = states.flatMap(state => (state.kind === 'sent' ? [state.runId] : []))
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
