import { type Instant, isJoinFinal, type Language } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { AccountRow, Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { returnPayments } from '../../money/payments'
import { returnMovedCoupons } from '../coupons'
import { returnOrders } from '../orders'
import { lockAccounts, reopenAccount, revokeAccountSessions, setAvatar } from '../sessions'
import { moveIdentity, movePicture } from '../wechat'
import {
  type AccountJoinRow,
  findJoin,
  findJoinInto,
  lockJoin,
  type MovedThings,
  markUndone,
} from './account-joins.repository'
import { readUndoCode } from './undo-code'

/** Returns the picture that moved with the joining, in its present state. */
const returnPicture = async (trx: Transaction<Database>, from: AccountRow, into: AccountRow): Promise<void> => {
  await movePicture(trx, into.id, from.id)
  await setAvatar(trx, from.id, into.avatar_url.replace(into.id, from.id))
  await setAvatar(trx, into.id, '')
}

/**
 * Separates two accounts: each has again what it brought, in its present state. What was begun since stays where it was
 * begun. Returns the joining; undefined when it was undone already. Throws JOIN_FINAL.
 */
export const takeApart = async (
  trx: Transaction<Database>,
  joinId: string,
  now: Instant,
): Promise<AccountJoinRow | undefined> => {
  const known = await findJoin(trx, joinId)
  if (!known) throw new Refusal('JOIN_FINAL')
  const held = await lockAccounts(trx, [known.from_id, known.into_id])
  const join = await lockJoin(trx, joinId)
  if (!join || isJoinFinal(join.joined_at, now)) throw new Refusal('JOIN_FINAL')
  if (join.undone_at !== null) return undefined
  const [from, into] = [join.from_id, join.into_id].map((id) => held.find((account) => account.id === id))
  if (!from || !into) throw new Refusal('JOIN_FINAL')
  const moved = JSON.parse(join.moved) as MovedThings
  await reopenAccount(trx, from.id)
  const ends = { from: into.id, into: from.id }
  await returnOrders(trx, moved.orders, ends)
  await returnMovedCoupons(trx, moved, ends)
  await returnPayments(trx, moved, ends)
  await moveIdentity(trx, into.id, from.id)
  if (moved.hasPicture) await returnPicture(trx, from, into)
  // It is unknown which session belongs to whom: each person signs in again.
  await revokeAccountSessions(trx, into.id, now)
  await markUndone(trx, joinId, now)
  return join
}

/** Separates them, and reports it by mail. */
const undo = (
  { db }: Pick<AppContext, 'db'>,
  joinId: string,
  { now, language }: { now: Instant; language: Language },
): Promise<void> =>
  transaction(db, async (trx) => {
    const join = await takeApart(trx, joinId, now)
    // A repeated request: done already.
    if (!join) return
    await enqueue(trx, { kind: 'mail:join-undone', payload: { accountId: join.into_id, language }, now })
  })

/** The joining into the account of a member that can be undone now. */
export const findOpenJoin = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  now: Instant,
): Promise<AccountJoinRow | undefined> => {
  const join = await findJoinInto(db, accountId)
  return join && !isJoinFinal(join.joined_at, now) ? join : undefined
}

/** Undoes the joining into a member's account. Throws JOIN_FINAL after 24 hours. */
export const undoJoin = async (
  context: Pick<AppContext, 'db'>,
  given: { accountId: string; now: Instant; language: Language },
): Promise<void> => {
  const join = await findOpenJoin(context, given.accountId, given.now)
  if (!join) throw new Refusal('JOIN_FINAL')
  await undo(context, join.join_id, given)
}

/** Undoes the joining of the code in a mail: the reader of the mailbox needs no session. Throws JOIN_FINAL. */
export const undoJoinByCode = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  given: { code: string; now: Instant; language: Language },
): Promise<void> => {
  const joinId = readUndoCode(config.secrets.codes, given.code)
  if (joinId === undefined) throw new Refusal('JOIN_FINAL')
  await undo({ db }, joinId, given)
}
