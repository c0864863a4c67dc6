import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Registry } from 'prom-client'
import type { Clock } from './clock'
import type { Config } from './config'
import type { Database } from './database/types'

/** What every module of the service is given. Nothing in it is global. */
export interface AppContext {
  db: Kysely<Database>
  clock: Clock
  config: Config
  log: FastifyBaseLogger
  metrics: Registry
}
