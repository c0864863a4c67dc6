import type { Instant } from '@shuttle/domain'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { ProcessContext } from '../context'

/** After so many faults in a row the breaker opens, and no call is made. */
export const FAULTS_IN_A_ROW = 5
/** How long it stays open before one call may try it again. */
export const OPEN_MS = 10_000

/** No call was made: the provider behind the breaker has not answered recently. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
  constructor(name: string) {
    super(`${name} is not asked: it did not answer ${FAULTS_IN_A_ROW} times in a row`)
  }
}

export interface CircuitBreaker {
  /**
   * How many calls of a bulkhead may be in flight now: its limit, none while the circuit is open, one where it is tried
   * again.
   */
  capacity: (limit: number) => number
  /** Makes a call, or throws {@link CircuitOpen} without one. */
  run: <Result>(call: () => Promise<Result>) => Promise<Result>
}

type BreakerContext = Pick<ProcessContext, 'clock' | 'log' | 'metrics'>

const metricsOf = (metrics: Registry) => ({
  open: ((metrics.getSingleMetric('circuit_open') as Gauge<'name'>) ??
    new Gauge({
      name: 'circuit_open',
      help: 'Whether a provider or the mail server is left alone after faults in a row, until it answers a question, by name',
      labelNames: ['name'],
      registers: [metrics],
    })) as Gauge<'name'>,
  opened: ((metrics.getSingleMetric('circuit_opened_total') as Counter<'name'>) ??
    new Counter({
      name: 'circuit_opened_total',
      help: 'How often a provider or the mail server was left alone after faults in a row, by name',
      labelNames: ['name'],
      registers: [metrics],
    })) as Counter<'name'>,
})

const createBreaker = (
  { clock, log, metrics }: BreakerContext,
  name: string,
  isFault: (error: unknown) => boolean,
): CircuitBreaker => {
  const { open, opened } = metricsOf(metrics)
  open.set({ name }, 0)
  let faults = 0
  let openUntil: Instant | undefined
  let isTrying = false

  const close = (): void => {
    faults = 0
    if (openUntil === undefined) return
    openUntil = undefined
    open.set({ name }, 0)
    log.warn({ name }, 'circuit closed: it answers again')
  }
  const countFault = (err: unknown): void => {
    faults += 1
    if (faults < FAULTS_IN_A_ROW) return
    if (openUntil === undefined) {
      opened.inc({ name })
      open.set({ name }, 1)
      log.error({ err, name, faults }, 'circuit opened: it did not answer several times in a row and is left alone')
    }
    openUntil = clock.now() + OPEN_MS
  }
  const mayTry = () => openUntil !== undefined && clock.now() >= openUntil && !isTrying

  const make = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await call()
      close()
      return result
    } catch (error) {
      // A refusal is an answer too.
      if (isFault(error)) countFault(error)
      else close()
      throw error
    }
  }
  return {
    capacity: (limit) => (openUntil === undefined ? limit : mayTry() ? 1 : 0),
    run: async (call) => {
      if (openUntil === undefined) return make(call)
      if (!mayTry()) throw new CircuitOpen(name)
      isTrying = true
      try {
        return await make(call)
      } finally {
        isTrying = false
      }
    },
  }
}

const breakers = new WeakMap<Registry, Map<string, CircuitBreaker>>()

/**
 * The breaker of this name in this process, for requests and jobs alike: open after {@link FAULTS_IN_A_ROW} faults in a
 * row, tried by one call after {@link OPEN_MS}, closed by any answer. Each process has its own, as each has its own
 * network path there (ADR-64).
 */
export const circuitBreaker = (
  context: BreakerContext,
  name: string,
  isFault: (error: unknown) => boolean,
): CircuitBreaker => {
  const ofProcess = breakers.get(context.metrics) ?? new Map<string, CircuitBreaker>()
  breakers.set(context.metrics, ofProcess)
  const breaker = ofProcess.get(name) ?? createBreaker(context, name, isFault)
  ofProcess.set(name, breaker)
  return breaker
}
