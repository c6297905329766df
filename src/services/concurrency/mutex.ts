/** Lets pieces of work run one after the other, in the order in which they came; each is told its own result. */
export function createMutex(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}
