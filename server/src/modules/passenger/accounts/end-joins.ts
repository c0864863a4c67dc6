import { type Instant, isJoinFinal } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { closeAccount, lockAccounts } from '../sessions'
import { deletePicture } from '../wechat'
import { deleteJoin, listFinalJoins, listJoinsWith } from './account-joins.repository'
import { takeApart } from './undo-join'

/** Forgets how two accounts can be separated, and the personal data that the closed one still had. */
const endJoin = async (trx: Transaction<Database>, join: { join_id: string; from_id: string }, now: Instant) => {
  await lockAccounts(trx, [join.from_id])
  const ended = await deleteJoin(trx, join.join_id)
  if (!ended || ended.undone_at !== null) return
  await deletePicture(trx, ended.from_id)
  await closeAccount(trx, ended.from_id, now)
}

/** After 24 hours a joining is final. */
export const endJoins = async (db: Kysely<Database>, now: Instant): Promise<void> => {
  for (const join of await listFinalJoins(db, now)) await transaction(db, (trx) => endJoin(trx, join, now))
}

/** The accounts that a deletion touches, locked together in the order in which undoing a joining locks them. */
export const listAccountsToEnd = async (trx: Transaction<Database>, accountId: string): Promise<string[]> => {
  const joins = await listJoinsWith(trx, accountId)
  return [...new Set([accountId, ...joins.flatMap(({ from_id, into_id }) => [from_id, into_id])])]
}

/**
 * Before an account is deleted: undoes joinings that are not final, so that the other person's account is not deleted
 * with it. Final ones are deleted. Returns whether one was undone.
 */
export const endJoinsWith = async (trx: Transaction<Database>, accountId: string, now: Instant): Promise<boolean> => {
  let hasUndone = false
  for (const join of await listJoinsWith(trx, accountId)) {
    if (join.undone_at === null && !isJoinFinal(join.joined_at, now)) {
      await takeApart(trx, join.join_id, now)
      hasUndone = true
    }
    await endJoin(trx, join, now)
  }
  return hasUndone
}
