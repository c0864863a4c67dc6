import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/** A payment method that is configured but not offered now: attempts that were begun with it go on. */
export interface PaymentMethodOffRow {
  provider: string
  since: number
  reason: string
}

declare module '../../../database/types' {
  interface Database {
    payment_methods_off: PaymentMethodOffRow
  }
}

type Db = Kysely<Database>

export const listMethodsOff = (db: Db): Promise<PaymentMethodOffRow[]> =>
  db.selectFrom('payment_methods_off').selectAll().orderBy('provider').execute()

export const isMethodOff = async (db: Db, provider: string): Promise<boolean> =>
  (await listMethodsOff(db)).some((off) => off.provider === provider)

/** False where it is off already. */
export const switchMethodOff = async (db: Db, row: PaymentMethodOffRow): Promise<boolean> => {
  const added = await db
    .insertInto('payment_methods_off')
    .values(row)
    .onConflict((conflict) => conflict.column('provider').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** False where it is on already. */
export const switchMethodOn = async (db: Db, provider: string): Promise<boolean> => {
  const removed = await db.deleteFrom('payment_methods_off').where('provider', '=', provider).executeTakeFirst()
  return removed.numDeletedRows === 1n
}
