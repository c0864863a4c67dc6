/**
 * Exports for tests of the composer: a migrated database, the service as a process, its ports, and the evaluation of
 * alert rules.
 */
export { freeServicePorts } from '@shuttle/platform/free-service-ports'
export { openPostgres } from '../database/postgres'
export { transaction } from '../database/transaction'
export { fillSampleSite, type SpawnedService, spawnService } from '../start/testing/spawn-service'
export { isFiring, metricNames, readRules, readSamples } from './evaluate-rule'
export { inLarge } from './in-large'
export { openTestDatabase } from './open-test-database'
export { rememberRows } from './remember-rows'
