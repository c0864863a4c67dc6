import { systemClock } from '../../clock'
import { readConfig } from '../../config'
import { loadSampleSite } from '../../filling/load-sample-site'
import { loadSampleAccounts } from '../../filling/sample-accounts'
import { migrateDatabase } from '../migrate-database'
import { openDatabase } from '../open-database'

/**
 * Fills the database of the environment with sample lines and accounts, and ends. In a process of its own, because the embedded database
 * cannot be opened in a folder inside of jest.
 */
const config = readConfig(process.env)
const db = await openDatabase(config, () => {})
await migrateDatabase(config.databaseUrl, db)
const now = systemClock(config.clockStart).now()
await loadSampleSite(db, now)
await loadSampleAccounts(db, now)
await db.destroy()
process.exit(0)
