import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/types'

/** Ends an account for good: its sessions and keys go, and its row names nobody. */
export const closeAccount = async (trx: Transaction<Database>, id: string, now: Instant): Promise<void> => {
  await trx.deleteFrom('sessions').where('account_id', '=', id).execute()
  await trx.deleteFrom('idempotency_keys').where('account_id', '=', id).execute()
  const nobody = { email: null, password_hash: '', nickname: '', avatar_url: '', level: 0, member_number: `x${id}` }
  await trx
    .updateTable('accounts')
    .set({ ...nobody, deleted_at: now })
    .where('id', '=', id)
    .execute()
}
