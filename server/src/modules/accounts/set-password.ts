import type { Instant, Language } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../database/transaction'
import type { AccountRow, Database } from '../../database/types'
import { enqueue } from '../../outbox/enqueue'
import { hashPassword } from '../sessions/password'
import { revokeAccountSessions } from '../sessions/sessions.repository'

/**
 * Gives an account a new password, ends its sessions and tells its owner by mail, all or nothing. False when somebody changed it since it
 * was looked at. `staying` is the session that may stay.
 */
export const setPassword = async (
  db: Kysely<Database>,
  account: AccountRow,
  change: { password: string; now: Instant; language: Language; staying?: string },
): Promise<boolean> => {
  const password_hash = await hashPassword(change.password)
  return transaction(db, async (trx) => {
    const changed = await trx
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return false
    await revokeAccountSessions(trx, account.id, change.now, change.staying)
    const payload = { accountId: account.id, language: change.language }
    await enqueue(trx, { kind: 'mail:password-changed', payload, now: change.now })
    return true
  })
}
