import { Counter } from 'prom-client'
import type { ProcessContext } from '../context'

/** Something done again and again, by every instance; each makes sure itself that it is done once. */
export interface Job {
  name: string
  everyMs: number
  /** One that takes long leaves off in good order once the signal says that the process ends. */
  run: (ending: AbortSignal) => Promise<unknown>
}

/** Runs jobs until stopped; a job that fails is logged, counted and tried again. Answers how to stop, after the last run. */
export const runJobs = (
  { log, metrics }: Pick<ProcessContext, 'log' | 'metrics'>,
  jobs: readonly Job[],
): (() => Promise<void>) => {
  const ending = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Runs of a job that failed, by job',
    labelNames: ['job'],
    registers: [metrics],
  })
  for (const { name } of jobs) failures.inc({ job: name }, 0)

  const runOnce = async (job: Job): Promise<void> => {
    try {
      await job.run(ending.signal)
    } catch (error) {
      failures.inc({ job: job.name })
      log.error({ err: error }, `job ${job.name} failed`)
    }
  }
  const schedule = (job: Job): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      const run = runOnce(job).finally(() => {
        running.delete(run)
        if (!ending.signal.aborted) schedule(job)
      })
      running.add(run)
    }, job.everyMs)
    timers.add(timer)
  }

  for (const job of jobs) schedule(job)
  return async () => {
    ending.abort()
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(running)
  }
}
