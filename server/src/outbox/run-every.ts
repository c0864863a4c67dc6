/** Runs `work` over and over, never twice at once, until stopped; stopping waits for the one that runs. */
export const runEvery = (
  milliseconds: number,
  work: () => Promise<unknown>,
  onFault: (error: unknown) => void,
): { stop: () => Promise<void> } => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const turn = () => {
    running = work()
      .then(() => undefined, onFault)
      .then(() => {
        if (!isStopped) timer = setTimeout(turn, milliseconds)
      })
  }
  timer = setTimeout(turn, milliseconds)
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
