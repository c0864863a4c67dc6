/** Prints a line with seconds for each step of a start. Times are milliseconds. */
export const createStepTimer = (print: (line: string) => void, now: () => number = () => performance.now()) => {
  const report = (name: string, ms: number): void => print(`${name.padEnd(8)}${(ms / 1000).toFixed(1).padStart(6)} s`)
  return {
    /** Reports a step that was timed elsewhere. */
    report,
    time: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const begun = now()
      const result = await work()
      report(name, now() - begun)
      return result
    },
    /** Begins a step whose end is an event: call the returned function then. */
    begin: (name: string): (() => void) => {
      const begun = now()
      return () => report(name, now() - begun)
    },
  }
}
