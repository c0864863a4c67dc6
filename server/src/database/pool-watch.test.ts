import { Registry } from 'prom-client'
import { watchPool } from './pool-watch'

const open = () => {
  const metrics = new Registry()
  const time = { now: 0 }
  return { metrics, time, watch: watchPool(metrics, () => time.now) }
}
const never = () => Promise.reject(new Error('no connection'))
const answers = async () => 'answer'

it('times the wait for a connection, given or not, and counts waiting clients', async () => {
  const { metrics, time, watch } = open()
  let lend = () => {}
  const lent = watch.loan(() => new Promise<void>((done) => (lend = done)))
  expect(await metrics.metrics()).toContain('database_pool_waiting 1')
  time.now = 300
  lend()
  await lent
  await watch.loan(never).catch(() => {})
  const text = await metrics.metrics()
  expect(text).toContain('database_pool_waiting 0')
  expect(text).toContain('database_pool_wait_seconds_count 2')
  expect(text).toContain('database_pool_wait_seconds_sum 0.3')
})

describe('the silence of a database', () => {
  it('the silence begins with the first unanswered request, for a connection or for an answer', async () => {
    const { time, watch } = open()
    await watch.loan(never).catch(() => {})
    time.now = 20_000
    await watch.statement(never).catch(() => {})
    time.now = 40_000
    expect(watch.unansweredMs()).toBe(40_000)
  })

  it('the silence ends once a statement was answered', async () => {
    const { time, watch } = open()
    await watch.loan(never).catch(() => {})
    time.now = 90_000
    await watch.loan(answers)
    // A connection alone is no answer.
    expect(watch.unansweredMs()).toBe(90_000)
    await watch.statement(answers)
    expect(watch.unansweredMs()).toBe(0)
  })

  it('the silence is 0 while no client waits', async () => {
    const { time, watch } = open()
    time.now = 90_000
    expect(watch.unansweredMs()).toBe(0)
    await watch.loan(never).catch(() => {})
    time.now = 200_000
    expect(watch.unansweredMs()).toBe(0)
  })
})
