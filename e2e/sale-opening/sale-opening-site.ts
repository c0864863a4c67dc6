import { Pool } from 'pg'
import { addBuyers } from '../bench/buyers'
import { type PairOfServices, startPairOfServices } from '../fixtures/pair-of-services'
import type { Environment } from '../fixtures/service'

/** Secret with which the table reads pictures; see {@link readPicture}. */
const CODE_SECRET = 'what-the-pictures-of-the-crowd-are-drawn-by'
/** Seats of every line and day, for more passengers than arrive. */
const SEATS = 1_000_000
const MORE_SEATS = `update daily_quotas set capacity = ${SEATS}; update dated_quotas set capacity = ${SEATS};
  update quotas set capacity = ${SEATS}, seats_left = ${SEATS};`

export interface SaleOpeningSite extends PairOfServices {
  urls: readonly string[]
  database: Pool
  codeSecret: string
  /** Clears the recorded failures; requests are counted elsewhere. */
  forgetFailures: () => Promise<void>
}

/** Two services with this many accounts of one password. */
export const startSaleOpeningSite = async (accounts: number, settings: Environment): Promise<SaleOpeningSite> => {
  const pair = await startPairOfServices({ ...settings, CODE_SECRET })
  const database = new Pool({ connectionString: pair.databaseUrl, max: 10 })
  await addBuyers(pair, accounts)
  await database.query(MORE_SEATS)
  return {
    ...pair,
    urls: pair.services.map(({ url }) => url),
    database,
    codeSecret: CODE_SECRET,
    forgetFailures: async () => {
      await database.query('delete from limit_counters')
      await database.query('delete from login_failures')
    },
    stop: async () => {
      await database.end()
      await pair.stop()
    },
  }
}
