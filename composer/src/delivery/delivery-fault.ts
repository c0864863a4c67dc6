import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry } from 'prom-client'

const LOG_AGAIN_AFTER_MS = 30_000
const REMEMBERED = 100

/** Every counter starts at 0: an alert on its increase would miss a first fault that creates the series. */
const FAULT_KINDS = [
  /** The release registry cannot be read: database or API. */
  'registry',
  /** The store of builds cannot be read. */
  'store',
  /** A file that the registry or a record names is not in the store. */
  'missing',
  /** The bytes differ from the signed ones. */
  'digest',
  /** A record that no key of this process signed, or whose key was revoked with its builds. */
  'signature',
  /** The file of the publisher keys cannot be read, or has an invalid line. */
  'keys',
  /** A record that cannot be composed into a page. */
  'record',
  /** The last good set cannot be written into the data folder, or read there. */
  'disk',
  /** A remote does not fit the shell it was chosen for. */
  'incompatible',
  /** A public first call failed. */
  'first-call',
  /** No live build owns the home page. */
  'home',
  /** The service did not answer whether a visitor is staff. */
  'staff',
] as const
type FaultKind = (typeof FAULT_KINDS)[number]

export type ReportFault = (error: unknown, kind: FaultKind) => void

/** Counts every fault, and logs a fault that repeats with each poll only now and then. */
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

/** Why delivery cannot compose the current release registry. It never reaches a visitor. */
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

/** The service refuses the key with which this process reads the release registry, or the key is missing. */
export class RegistryRefused extends Error {
  override readonly name = 'RegistryRefused'
}
