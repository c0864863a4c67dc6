import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { systemClock } from '../runtime/clock'
import { callSignal } from '../runtime/in-flight-calls'
import { assertClock } from '../start/assert-clock'
import { siteJobs } from '../start/site-jobs'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { runJobs } from './run-jobs'

const log = pino({ level: 'silent' })

it('runJobs counts the failures of each job, and runs it again', async () => {
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

it('runJobs aborts the calls of its jobs when it is stopped, which is no failure', async () => {
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

describe('a machine whose clock is not that of the database', () => {
  const DAY = 86_400_000
  let site: TestApp
  beforeAll(async () => {
    site = await buildTestApp()
  })
  afterAll(() => site.close())
  const system = systemClock()
  const check = (real: () => number) => assertClock({ db: site.db, clock: { ...system, real } })

  it.each([
    ['a year ahead', 365 * DAY],
    ['a year behind', -365 * DAY],
    ['eleven minutes ahead', 11 * 60_000],
    ['eleven minutes behind', -11 * 60_000],
  ])('a clock with %s pauses the jobs that end by the clock, and no other job', async (_, ahead) => {
    const metrics = new Registry()
    const runs = { ending: 0, other: 0 }
    const stop = runJobs(
      { log, metrics },
      [
        { name: 'ending', everyMs: 1, endsByClock: true, run: async () => (runs.ending += 1) },
        { name: 'other', everyMs: 1, run: async () => (runs.other += 1) },
      ],
      () => check(() => system.real() + ahead),
    )
    while (!(await metrics.metrics()).includes('job_failures_total{job="ending"} 2')) await sleep(1)
    await stop()
    expect([runs.ending, runs.other > 0]).toEqual([0, true])
  })

  it('no job pauses at nine minutes of difference or a slow answer of the database', async () => {
    for (const ahead of [9 * 60_000, -9 * 60_000]) await check(() => system.real() + ahead)
    const readings = [system.real(), system.real() + DAY]
    await check(() => readings.shift() ?? 0)
  })

  it('the jobs run while SHUTTLE_CLOCK is three years away', async () => {
    for (const years of [-3, 3]) {
      const clock = systemClock(system.real() + years * 365 * DAY)
      await assertClock({ db: site.db, clock })
      expect(Math.abs(clock.now() - system.real())).toBeGreaterThan(1000 * DAY)
    }
  })

  it('every job that ends, erases or dates something pauses', () => {
    const others = siteJobs(site.context).filter(({ endsByClock }) => !endsByClock)
    expect(
      others.map(({ name }) => name.replace(/: .*/, '')).filter((name, at, all) => all.indexOf(name) === at),
    ).toEqual([...['write files of lists', 'seal identity documents', 'exchange counts of requests', 'credentials']])
  })
})
