/**
 * A signal that stops a job before one of its batches, as a kill between two transactions does.
 * @param checks how often the job may look at it
 */
export function stoppingSignal(checks: number): AbortSignal {
  let looks = 0
  return new Proxy(new AbortController().signal, {
    get(target, name) {
      if (name !== 'throwIfAborted') return Reflect.get(target, name)
      return () => {
        if (++looks > checks) throw new Error('stopped')
      }
    },
  })
}
