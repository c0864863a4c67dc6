import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import { countDemoPayers, listDemoAccounts, listDemoCodes } from './demo-remains.repository'

/** Production was started on a database that holds what the demo put there. */
export class DemoRemains extends Error {
  override readonly name = 'DemoRemains'
}

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]

/** Throws {@link DemoRemains} while somebody could sign in or redeem with what stands in the source. */
export const assertNoDemo = async (db: Kysely<Database>): Promise<void> => {
  const accounts = await listDemoAccounts(db)
  const remains = [
    ...count(accounts.length, 'account', 'accounts').map((text) => `${text} (${accounts[0]?.email}, ...)`),
    ...count((await listDemoCodes(db)).length, 'coupon code', 'coupon codes'),
    ...count(await countDemoPayers(db), 'payer of the sandbox', 'payers of the sandbox'),
  ]
  if (remains.length === 0) return
  throw new DemoRemains(
    `The database holds the demo, whose passwords and codes are published: ${remains.join(', ')}. Name an empty database in DATABASE_URL, or remove them: npm run operator -- remove-demo (commands.mjs operator remove-demo).`,
  )
}
