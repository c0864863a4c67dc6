import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { callSignal } from '../calls-under-way'
import { runJobs } from './run-jobs'

const log = pino({ level: 'silent' })

it('counts the failures of each job, and runs it again', async () => {
  const metrics = new Registry()
  const failing = async () => {
    throw new Error('no')
  }
  const stop = runJobs({ log, metrics }, [
    { name: 'fails', everyMs: 1, run: failing },
    { name: 'works', everyMs: 1, run: async () => {} },
  ])
  while (!(await metrics.metrics()).includes('job_failures_total{job="fails"} 2')) await sleep(1)
  await stop()
  expect(await metrics.metrics()).toContain('job_failures_total{job="works"} 0')
})

/** A call to another machine that never answers; how it ended. */
const hangs = (outcomes: string[]) => () =>
  new Promise<void>((_, reject) => {
    callSignal(600_000).addEventListener('abort', (event) => {
      const { name } = (event.target as AbortSignal).reason as Error
      outcomes.push(name)
      reject(new Error(name))
    })
  })

it('aborts the calls of its jobs when it is stopped, which is no failure', async () => {
  const metrics = new Registry()
  const outcomes: string[] = []
  let begun = () => {}
  const begins = new Promise<void>((done) => (begun = done))
  const run = () => {
    begun()
    return hangs(outcomes)()
  }
  const stop = runJobs({ log, metrics }, [{ name: 'hangs', everyMs: 1, run }])
  await begins
  await stop()
  expect(outcomes).toEqual(['AbortError'])
  expect(await metrics.metrics()).toContain('job_failures_total{job="hangs"} 0')
})

it('a call that belongs to no job hangs on', async () => {
  const outcomes: string[] = []
  const call = hangs(outcomes)()
  await runJobs({ log, metrics: new Registry() }, [])()
  expect(await Promise.race([call, Promise.resolve('hangs')])).toBe('hangs')
  expect(outcomes).toEqual([])
})
