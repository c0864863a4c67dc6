/** What tests of the composer borrow: a migrated database, and the service as a process. */
export { openPostgres } from '../database/postgres'
export { transaction } from '../database/transaction'
export { type SpawnedService, spawnService } from '../start/testing/spawn-service'
export { freePort } from './free-port'
export { openTestDatabase } from './open-test-database'
