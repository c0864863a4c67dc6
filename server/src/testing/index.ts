/** What tests of the composer borrow: a migrated database, the service as a process, and how a rule of an alert is evaluated. */
export { openPostgres } from '../database/postgres'
export { transaction } from '../database/transaction'
export { type SpawnedService, spawnService } from '../start/testing/spawn-service'
export { isFiring, readRules, readSamples } from './evaluate-rule'
export { freePort } from './free-port'
export { openTestDatabase } from './open-test-database'
