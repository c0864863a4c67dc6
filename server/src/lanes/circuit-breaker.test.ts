import { Writable } from 'node:stream'
import pino from 'pino'
import { Registry } from 'prom-client'
import { testClock } from '../clock'
import { CircuitOpen, circuitBreaker, FAULTS_IN_A_ROW, REST_MS } from './circuit-breaker'

const silent = new Error('no answer')
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
  const breaker = circuitBreaker(context, 'bank', (error) => error === silent)
  let calls = 0
  const ask = (answer: () => Promise<string> = async () => 'yes') =>
    breaker
      .run(() => {
        calls += 1
        return answer()
      })
      .catch((error: Error) => error)
  const fail = () => ask(() => Promise.reject(silent))
  return { ...context, breaker, ask, fail, lines, count: () => calls }
}
const openIt = async () => {
  const bank = setUp()
  for (let fault = 0; fault < FAULTS_IN_A_ROW; fault += 1) await bank.fail()
  return bank
}
const isOpen = async (metrics: Registry) => /circuit_open\{name="bank"\} (\d)/.exec(await metrics.metrics())?.[1]

describe('a circuit breaker', () => {
  it('opens after faults in a row, and then makes no call', async () => {
    const { ask, count, breaker, metrics, lines } = await openIt()
    expect(await ask()).toBeInstanceOf(CircuitOpen)
    expect([count(), breaker.room(4), await isOpen(metrics)]).toEqual([FAULTS_IN_A_ROW, 0, '1'])
    expect(await metrics.metrics()).toContain('circuit_opened_total{name="bank"} 1')
    expect(lines.join()).toContain('circuit opened')
  })

  it('stays closed while answers come between the faults', async () => {
    const { ask, fail, breaker } = setUp()
    for (let round = 0; round < FAULTS_IN_A_ROW; round += 1) {
      for (let fault = 1; fault < FAULTS_IN_A_ROW; fault += 1) await fail()
      await ask()
    }
    expect(breaker.room(4)).toBe(4)
  })

  it('takes a refusal for an answer', async () => {
    const { ask, breaker } = setUp()
    for (let count = 0; count < 2 * FAULTS_IN_A_ROW; count += 1) await ask(() => Promise.reject(new Error('refused')))
    expect(breaker.room(4)).toBe(4)
  })

  it('lets one call try again after its pause, and closes with its answer', async () => {
    const { ask, breaker, clock, count, metrics, lines } = await openIt()
    clock.advance(REST_MS - 1)
    expect(breaker.room(4)).toBe(0)
    clock.advance(1)
    expect(breaker.room(4)).toBe(1)
    const both = await Promise.all([ask(), ask()])
    expect(both).toEqual(['yes', expect.any(CircuitOpen)])
    expect([count(), breaker.room(4), await isOpen(metrics)]).toEqual([FAULTS_IN_A_ROW + 1, 4, '0'])
    expect(lines.join()).toContain('circuit closed')
  })

  it('a circuit breaker stays open once more when that call fails too', async () => {
    const { fail, ask, clock, count } = await openIt()
    clock.advance(REST_MS)
    await fail()
    expect(await ask()).toBeInstanceOf(CircuitOpen)
    expect(count()).toBe(FAULTS_IN_A_ROW + 1)
    clock.advance(REST_MS)
    expect(await ask()).toBe('yes')
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
