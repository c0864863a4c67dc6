import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import { findDemoAccount } from './demo-account.repository'

/** Production was started on a database that the demo filled. */
export class DemoRemains extends Error {
  override readonly name = 'DemoRemains'
}

/** Throws {@link DemoRemains} where anyone can sign in with a published password. */
export const assertNoDemo = async (db: Kysely<Database>): Promise<void> => {
  const account = await findDemoAccount(db)
  if (!account) return
  throw new DemoRemains(
    `The database was filled by the demo, whose passwords and coupon codes are published (${account.email}): name an empty one in DATABASE_URL.`,
  )
}
