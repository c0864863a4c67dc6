import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Registry } from 'prom-client'
import type { Config } from '../config/config'
import type { PoolWatch } from '../database/pool-watch'
import type { Database } from '../database/types'
import type { Clock } from './clock'

/** Context of a process of any role, delivery alone included. Nothing in it is global. */
export interface ProcessContext {
  clock: Clock
  config: Config
  log: FastifyBaseLogger
  metrics: Registry
  /** Aborted once the process receives the signal to end. */
  ending?: AbortSignal
}

/** Context of every module of the service. */
export interface AppContext extends ProcessContext {
  db: Kysely<Database>
  /** The same database by a separate connection, which probes whether it is reachable. */
  probe?: Kysely<Database>
  /** Reports how long `db` has not answered. */
  watch?: PoolWatch
}
