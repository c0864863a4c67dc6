import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../database/transaction'
import type { Database } from '../database/types'
import { appendEntry } from '../modules/audit'
import { closeAccount } from '../modules/sessions'
import { listDemoAccounts, listDemoCodes } from '../start/demo-remains.repository'
import { cancelCoupons, deleteDemoPayers, deleteRightsOf } from './operator.repository'
import { operatorEntry } from './operator-entry'

/** Closes the accounts of the demo for good, and cancels its codes: what they did, orders and audit, stays. */
export const removeDemo = (db: Kysely<Database>, now: Instant): Promise<string> =>
  transaction(db, async (trx) => {
    const accounts = (await listDemoAccounts(trx)).map(({ id }) => id)
    const codes = (await listDemoCodes(trx)).map(({ coupon_no }) => coupon_no)
    await deleteRightsOf(trx, accounts)
    for (const id of accounts) await closeAccount(trx, id, now)
    await cancelCoupons(trx, codes)
    await deleteDemoPayers(trx)
    const removed = { accounts: accounts.length, codes: codes.length }
    const act = { action: 'demo.remove', object_kind: 'database', object_id: 'demo', before: '' }
    await appendEntry(trx, operatorEntry({ ...act, after: JSON.stringify(removed) }, now))
    return `${removed.accounts} accounts of the demo are closed, and ${removed.codes} codes cancelled. Lines, fares and announcements stay: npm run catalogue.`
  })
