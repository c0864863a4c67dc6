import { civilDateAt, type Instant, type Language } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { SecretKeys } from '../../../config/secret-keys'
import { transaction } from '../../../database/transaction'
import type { AccountRow, Database } from '../../../database/types'
import { deleteKeys } from '../../../limits'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { eraseStaffRefunds } from '../../backoffice/refunds'
import { erasePaymentData } from '../../money/payments'
import { cancelUnusedCoupons } from '../coupons'
import { deleteIdempotencyKeys, erasePassengers, findOpenOrder } from '../orders'
import { eraseRefundRequests } from '../refund-requests'
import {
  accountSubject,
  closeAccount,
  deleteFailuresFor,
  findAccount,
  lockAccounts,
  type Member,
  mailboxSubject,
} from '../sessions'
import { deleteWechatData } from '../wechat'
import { assertFreshProof } from './assert-fresh-proof'
import { assertPassword } from './change-password'
import { endJoinsWith, listAccountsToEnd } from './end-joins'
import { deleteMailboxGap } from './mailbox-gaps.repository'
import { deleteCodes } from './verification-codes.repository'

/** Erases what identifies the member; orders, tickets and amounts stay, under a number that identifies no person. */
const erase = async (
  trx: Transaction<Database>,
  account: AccountRow,
  { secret, now }: { secret: SecretKeys; now: Instant },
): Promise<void> => {
  const { id, email } = account
  await erasePassengers(trx, id)
  await erasePaymentData(trx, id)
  await eraseRefundRequests(trx, id)
  await eraseStaffRefunds(trx, id)
  await deleteWechatData(trx, id)
  await cancelUnusedCoupons(trx, id)
  if (email !== null) {
    await deleteCodes(trx, email)
    // Failures are stored under a keyed hash of the address; those of earlier today may use the older secret.
    const subjects = secret.flatMap((key) => [accountSubject([key], email), mailboxSubject([key], email)])
    for (const subject of subjects) {
      await deleteFailuresFor(trx, subject)
      await deleteMailboxGap(trx, subject)
    }
    await deleteKeys(trx, subjects)
  }
  await deleteIdempotencyKeys(trx, id)
  await closeAccount(trx, id, now)
}

/**
 * Deletes a member's account for good and ends its sessions. The password proves the sender, as does a fresh proof of
 * the session. Throws PROOF_NEEDED, OLD_PASSWORD_WRONG, and ACCOUNT_IN_USE while an order still needs its buyer. An
 * account whose joining into this one can be undone is separated first, with what it brought.
 */
export const deleteAccount = async (
  { db, config }: AppContext,
  command: { member: Member; password: string; ip: string; language: Language; now: Instant },
): Promise<void> => {
  const account = await findAccount(db, command.member.accountId)
  if (!account) throw new Refusal('401')
  const { email } = account
  if (email !== null && command.password !== '') await assertPassword({ db, config }, { ...account, email }, command)
  else assertFreshProof(command.member, command.now)
  await transaction(db, async (trx) => {
    // An order that is being placed waits for the row of its buyer, or is found here.
    await lockAccounts(trx, await listAccountsToEnd(trx, account.id))
    const hasUndoneJoin = await endJoinsWith(trx, account.id, command.now)
    if (await findOpenOrder(trx, account.id, civilDateAt(command.now))) throw new Refusal('ACCOUNT_IN_USE')
    await erase(trx, account, { secret: config.secrets.codes, now: command.now })
    if (email === null) return
    const payload = { email, language: command.language, hasUndoneJoin }
    await enqueue(trx, { kind: 'mail:account-deleted', payload, now: command.now })
  })
}
