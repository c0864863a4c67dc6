import { Counter } from 'prom-client'
import type { ProcessContext } from '../runtime/context'
import { endsWithin } from '../runtime/ends-within'
import { createInFlightCalls } from '../runtime/in-flight-calls'

/**
 * Time of a run after its calls were aborted, for example to record that they failed; a run that still hangs is
 * repeated by another instance.
 */
const END_WITHIN_MS = 8000

/** Recurring work of every instance; each job itself ensures that its work is done once. */
export interface Job {
  name: string
  everyMs: number
  /** Ends, erases or dates something by the clock: pauses while the machine's clock is not that of the database. */
  endsByClock?: boolean
  /** A long run stops in good order once the signal reports that the process ends. */
  run: (ending: AbortSignal) => Promise<unknown>
}

/**
 * Runs jobs until stopped; a job that fails, or whose clock `checkClock` refuses, is logged, counted and tried again.
 * Answers how to stop: calls to other machines are aborted, and the runs end.
 */
export const runJobs = (
  { log, metrics }: Pick<ProcessContext, 'log' | 'metrics'>,
  jobs: readonly Job[],
  checkClock: () => Promise<void> = async () => {},
): (() => Promise<void>) => {
  const ending = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const running = new Map<Promise<void>, string>()
  const calls = createInFlightCalls()
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Runs of a job that failed, by job',
    labelNames: ['job'],
    registers: [metrics],
  })
  for (const { name } of jobs) failures.inc({ job: name }, 0)

  const runOnce = async (job: Job): Promise<void> => {
    try {
      if (job.endsByClock) await checkClock()
      await calls.run(() => job.run(ending.signal))
    } catch (error) {
      if (ending.signal.aborted) return log.warn({ err: error }, `job ${job.name} was interrupted`)
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
      running.set(run, job.name)
    }, job.everyMs)
    timers.add(timer)
  }

  for (const job of jobs) schedule(job)
  return async () => {
    ending.abort()
    calls.abort()
    for (const timer of timers) clearTimeout(timer)
    if (!(await endsWithin(END_WITHIN_MS, Promise.all(running.keys()))))
      log.warn({ jobs: [...running.values()] }, 'jobs that did not end are left')
  }
}
