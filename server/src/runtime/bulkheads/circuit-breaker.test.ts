import { Writable } from 'node:stream'
import pino from 'pino'
import { Registry } from 'prom-client'
import { testClock } from '../clock'
import { CircuitOpen, circuitBreaker, FAULTS_IN_A_ROW, OPEN_MS } from './circuit-breaker'

const noAnswer = new Error('no answer')
const setUp = () => {
  const lines: string[] = []
  const log = pino(
    new Writable({
      write: (line: Buffer, _, done) => {
        lines.push(line.toString())
        done()
      },
    }),
  )
  const context = { clock: testClock(0), log, metrics: new Registry() }
  const breaker = circuitBreaker(context, 'bank', (error) => error === noAnswer)
  let calls = 0
  const run = (answer: () => Promise<string> = async () => 'yes') =>
    breaker
      .run(() => {
        calls += 1
        return answer()
      })
      .catch((error: Error) => error)
  const fail = () => run(() => Promise.reject(noAnswer))
  return { ...context, breaker, run, fail, lines, count: () => calls }
}
const openIt = async () => {
  const bank = setUp()
  for (let fault = 0; fault < FAULTS_IN_A_ROW; fault += 1) await bank.fail()
  return bank
}
const isOpen = async (metrics: Registry) => /circuit_open\{name="bank"\} (\d)/.exec(await metrics.metrics())?.[1]

describe('a circuit breaker', () => {
  it('opens after faults in a row, and then makes no call', async () => {
    const { run, count, breaker, metrics, lines } = await openIt()
    expect(await run()).toBeInstanceOf(CircuitOpen)
    expect([count(), breaker.capacity(4), await isOpen(metrics)]).toEqual([FAULTS_IN_A_ROW, 0, '1'])
    expect(await metrics.metrics()).toContain('circuit_opened_total{name="bank"} 1')
    expect(lines.join()).toContain('circuit opened')
  })

  it('a circuit breaker stays closed while answers come between the faults', async () => {
    const { run, fail, breaker } = setUp()
    for (let round = 0; round < FAULTS_IN_A_ROW; round += 1) {
      for (let fault = 1; fault < FAULTS_IN_A_ROW; fault += 1) await fail()
      await run()
    }
    expect(breaker.capacity(4)).toBe(4)
  })

  it('takes a refusal for an answer', async () => {
    const { run, breaker } = setUp()
    for (let count = 0; count < 2 * FAULTS_IN_A_ROW; count += 1) await run(() => Promise.reject(new Error('refused')))
    expect(breaker.capacity(4)).toBe(4)
  })

  it('lets one call try again after its pause, and closes with its answer', async () => {
    const { run, breaker, clock, count, metrics, lines } = await openIt()
    clock.advance(OPEN_MS - 1)
    expect(breaker.capacity(4)).toBe(0)
    clock.advance(1)
    expect(breaker.capacity(4)).toBe(1)
    const both = await Promise.all([run(), run()])
    expect(both).toEqual(['yes', expect.any(CircuitOpen)])
    expect([count(), breaker.capacity(4), await isOpen(metrics)]).toEqual([FAULTS_IN_A_ROW + 1, 4, '0'])
    expect(lines.join()).toContain('circuit closed')
  })

  it('a circuit breaker stays open once more when that call fails too', async () => {
    const { fail, run, clock, count } = await openIt()
    clock.advance(OPEN_MS)
    await fail()
    expect(await run()).toBeInstanceOf(CircuitOpen)
    expect(count()).toBe(FAULTS_IN_A_ROW + 1)
    clock.advance(OPEN_MS)
    expect(await run()).toBe('yes')
  })

  it('a circuit breaker is shared by a process and a name', () => {
    const { breaker, clock, log, metrics } = setUp()
    const again = (name: string, registry = metrics) =>
      circuitBreaker({ clock, log, metrics: registry }, name, () => true)
    expect(again('bank')).toBe(breaker)
    expect(again('other')).not.toBe(breaker)
    expect(again('bank', new Registry())).not.toBe(breaker)
  })
})
