import { pino } from 'pino'
import { Registry } from 'prom-client'
import { runJobs } from './run-jobs'

const log = pino({ level: 'silent' })

it('counts the failures of each job, and runs it again', async () => {
  const metrics = new Registry()
  let runs = 0
  let twice = () => {}
  const ranTwice = new Promise<void>((done) => (twice = done))
  const failing = async () => {
    runs += 1
    if (runs === 3) twice()
    throw new Error('no')
  }
  const stop = runJobs({ log, metrics }, [
    { name: 'fails', everyMs: 1, run: failing },
    { name: 'works', everyMs: 1, run: async () => {} },
  ])
  await ranTwice
  await stop()
  const text = await metrics.metrics()
  expect(text).toContain(`job_failures_total{job="fails"} ${runs}`)
  expect(text).toContain('job_failures_total{job="works"} 0')
})
