import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry } from 'prom-client'

const LOG_AGAIN_AFTER_MS = 30_000
const REMEMBERED = 100

/** Each counts from 0 on: an alert on the increase of a counter sees no first one that comes from nothing. */
const FAULT_KINDS = [
  /** The release registry cannot be read: database or API. */
  'registry',
  /** The store of builds cannot be read. */
  'store',
  /** A file that the registry or a record names is not in the store. */
  'missing',
  /** Bytes differ from what was signed. */
  'digest',
  /** A record that no key of this process signed, or one that was revoked with its builds. */
  'signature',
  /** The file of the publisher keys cannot be read, or has a line that is no key. */
  'keys',
  /** A record that no page can be composed from. */
  'record',
  /** The last good set cannot be written into the data folder, or read there. */
  'disk',
  /** A remote does not fit the shell it was chosen for. */
  'incompatible',
  /** A public first call. */
  'first-call',
  /** The service did not answer whether a visitor is staff. */
  'staff',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export type ReportFault = (error: unknown, kind: FaultKind) => void

/** Counts every fault; logs a fault that repeats with each poll only now and then. */
export const createFaultLog = (options: {
  log: FastifyBaseLogger
  metrics: Registry
  /** Monotonic milliseconds. */
  elapsed: () => number
}): ReportFault => {
  const faults = new Counter({
    name: 'delivery_faults_total',
    help: 'What kept pages from being composed as the release registry says, by kind',
    labelNames: ['kind'],
    registers: [options.metrics],
  })
  for (const kind of FAULT_KINDS) faults.inc({ kind }, 0)
  const loggedAt = new Map<string, number>()
  return (error, fallback) => {
    const kind = error instanceof DeliveryFault ? error.kind : fallback
    faults.inc({ kind })
    const key = `${kind} ${error instanceof Error ? error.message : String(error)}`
    const now = options.elapsed()
    if (now - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < LOG_AGAIN_AFTER_MS) return
    if (loggedAt.size >= REMEMBERED) loggedAt.clear()
    loggedAt.set(key, now)
    options.log.error({ err: error, kind }, 'delivery: a fault; what was good before goes on')
  }
}

/** Why delivery cannot compose what the release registry says. It never reaches a visitor. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault'

  constructor(
    readonly kind: FaultKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
