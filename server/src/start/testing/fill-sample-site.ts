import { readConfig } from '../../config/config'
import { migrate } from '../../database/migrate'
import { loadSampleSite } from '../../filling/load-sample-site'
import { loadSampleAccounts } from '../../filling/sample-accounts'
import { systemClock } from '../../runtime/clock'
import { openDatabase } from '../open-database'

/**
 * Fills the database of the environment with sample lines and accounts, and ends.
 */
const config = readConfig(process.env)
const { db, close } = await openDatabase(config, () => {})
await migrate(db)
const now = systemClock(config.clockStart).now()
await loadSampleSite(db, now)
await loadSampleAccounts(db, now)
await close()
process.exit(0)
