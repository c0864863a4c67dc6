import type { Instant, Language } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { AccountRow, Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { listPaymentData } from '../../money/payments'
import { listAccountCoupons } from '../coupons'
import { listAccountOrders, viewOrders } from '../orders'
import { listAccountRequests } from '../refund-requests'
import { findAccount, listSessions } from '../sessions'
import { findIdentity } from '../wechat'

/** Reads all that the service stores about a member. */
const readAccountData = async (db: Kysely<Database>, account: AccountRow) => {
  const [sessions, identity, coupons, orders, payments, refundRequests] = await Promise.all([
    listSessions(db, account.id),
    findIdentity(db, account.id),
    listAccountCoupons(db, account.id),
    listAccountOrders(db, account.id),
    listPaymentData(db, account.id),
    listAccountRequests(db, account.id),
  ])
  return { account, sessions, identity, coupons, orders: await viewOrders(db, orders), ...payments, refundRequests }
}
export type AccountData = Awaited<ReturnType<typeof readAccountData>>

/** Exports what the service stores about a member, and mails the member that it was downloaded. */
export const exportAccountData = async (
  { db }: Pick<AppContext, 'db'>,
  { accountId, language, now }: { accountId: string; language: Language; now: Instant },
): Promise<AccountData> => {
  const account = await findAccount(db, accountId)
  if (!account) throw new Refusal('401')
  await transaction(db, (trx) => enqueue(trx, { kind: 'mail:data-exported', payload: { accountId, language }, now }))
  return readAccountData(db, account)
}
