export interface Turns {
  /** Work that may run concurrently with other work of its kind. */
  beside: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Work that runs exclusively. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Runs most work concurrently and some exclusively. Work must not request a turn inside its own. */
export const takeTurns = (): Turns => {
  const running = new Set<Promise<unknown>>()
  let standalone: Promise<unknown> = Promise.resolve()
  return {
    beside: async (work) => {
      for (let seen: Promise<unknown> | undefined; seen !== standalone; ) {
        seen = standalone
        await seen.catch(() => {})
      }
      const mine = work()
      running.add(mine)
      return mine.finally(() => running.delete(mine))
    },
    alone: (work) => {
      const mine = standalone
        .catch(() => {})
        .then(async () => {
          await Promise.allSettled([...running])
          return work()
        })
      standalone = mine
      return mine
    },
  }
}
