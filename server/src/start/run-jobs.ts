import type { AppContext } from '../context'

/** Something done again and again, by every instance; each makes sure itself that it is done once. */
export interface Job {
  name: string
  everyMs: number
  run: () => Promise<unknown>
}

/** Runs jobs until stopped; a job that fails is logged and tried again. Answers how to stop, after the last run. */
export const runJobs = (context: AppContext, jobs: readonly Job[]): (() => Promise<void>) => {
  let stopped = false
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  const runOnce = async (job: Job): Promise<void> => {
    try {
      await job.run()
    } catch (error) {
      context.log.error({ err: error }, `job ${job.name} failed`)
    }
  }
  const schedule = (job: Job): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      const run = runOnce(job).finally(() => {
        running.delete(run)
        if (!stopped) schedule(job)
      })
      running.add(run)
    }, job.everyMs)
    timers.add(timer)
  }

  for (const job of jobs) schedule(job)
  return async () => {
    stopped = true
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(running)
  }
}
