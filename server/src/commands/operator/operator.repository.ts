import type { Transaction } from 'kysely'
import type { Database } from '../../database/types'

export const setLevel = async (trx: Transaction<Database>, accountId: string, level: number): Promise<void> => {
  await trx.updateTable('accounts').set({ level }).where('id', '=', accountId).execute()
}
