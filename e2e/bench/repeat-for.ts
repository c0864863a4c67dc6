/** Repeats work with this many concurrent workers until the time is over; returns the milliseconds of every run. */
export const repeatFor = async (
  seconds: number,
  workers: number,
  work: (worker: number) => Promise<void>,
): Promise<number[]> => {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const loop = async (worker: number): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now()
      await work(worker)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => loop(worker)))
  return times
}
