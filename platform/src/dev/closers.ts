/** Cleanup functions, which run in the reverse order of their registration. */
export interface Closers {
  add: (close: () => unknown) => void
  /** Closes everything once, however often it is called. */
  closeAll: () => Promise<void>
}

export const createClosers = (): Closers => {
  const closers: Array<() => unknown> = []
  let closing: Promise<void> | undefined
  const run = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }
  return {
    add: (close) => closers.push(close),
    closeAll: () => {
      closing ??= run()
      return closing
    },
  }
}
