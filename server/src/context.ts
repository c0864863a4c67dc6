import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Registry } from 'prom-client'
import type { Clock } from './clock'
import type { Config } from './config'
import type { PoolWatch } from './database/pool-watch'
import type { Database } from './database/types'

/** What a process of any role is given, delivery alone too. Nothing in it is global. */
export interface ProcessContext {
  clock: Clock
  config: Config
  log: FastifyBaseLogger
  metrics: Registry
  /** Aborted once the process was told to end. */
  ending?: AbortSignal
}

/** What every module of the service is given. */
export interface AppContext extends ProcessContext {
  db: Kysely<Database>
  /** The same database by a connection of its own, which asks whether it is there. */
  probe?: Kysely<Database>
  /** Sees how long `db` has not answered. */
  watch?: PoolWatch
}
