import { isReasonGiven, isReferenceGiven } from '@shuttle/domain/staff'
import { EXPORT_ROWS, exportLedgerCall, queryLedgerCall, retryRefundCall, settleRefundCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findRefund, retryRefund, settleRefund } from '../../money/payments'
import { describeQuery } from '../audit'
import { assertOrderNotOwn, registerStaffCall, type Staff, takeExport } from '../staff'
import { presentLedgerEntry } from './ledger.presenter'
import { countLedger, listLedger } from './ledger.repository'
import { readLedgerFilter } from './ledger.request'
import { presentLedgerCsv } from './ledger-csv.presenter'
import { readLedgerToExport } from './read-ledger-to-export'

const ROWS_A_PAGE = 50

const answerRefund = async (trx: Transaction<Database>, refundNo: string) => {
  const [row] = await listLedger(trx, { number: refundNo }, { before: undefined, limit: 1 })
  if (!row) throw new Refusal('STAFF_REFUND_UNKNOWN')
  return presentLedgerEntry(row)
}

const assertRefundNotOwn = async (trx: Transaction<Database>, refundNo: string, { accountId }: Staff) =>
  assertOrderNotOwn(trx, (await findRefund(trx, refundNo))?.order_no, accountId)

/** The ledger of refunds (D5.25, `refund_order_query`). */
export const registerLedger = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryLedgerCall, async ({ body, trx, audit }) => {
    const { before, pageSize = ROWS_A_PAGE } = body
    const filter = readLedgerFilter(body)
    audit({ before: describeQuery({ ...filter, number: body.number, before }) })
    const rows = await listLedger(trx, filter, { before, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return {
      rows: shown.map(presentLedgerEntry),
      next: rows.length > pageSize ? shown.at(-1)?.refund_no : undefined,
      counts: await countLedger(trx, filter),
    }
  })

  registerStaffCall(app, context, exportLedgerCall, async ({ body, staff, language, trx, now, audit }) => {
    await takeExport(trx, { accountId: staff.accountId, now })
    const filter = readLedgerFilter(body)
    audit({ before: describeQuery({ ...filter, number: body.number }) })
    const entries = await readLedgerToExport(trx, filter, { limit: EXPORT_ROWS })
    const counts = await countLedger(trx, filter)
    const total = filter.state ? (counts[filter.state] ?? 0) : Object.values(counts).reduce((sum, one) => sum + one, 0)
    audit({ after: { rows: entries.length, total } })
    return { ...presentLedgerCsv(entries, { language, now }), rows: entries.length, total }
  })

  registerStaffCall(app, context, retryRefundCall, async ({ body: { refundNo }, staff, trx, now, audit }) => {
    audit({ object: { kind: 'refund', id: refundNo } })
    await assertRefundNotOwn(trx, refundNo, staff)
    const { state, checks } = await retryRefund(trx, refundNo, now)
    audit({ before: { state, checks } })
    return answerRefund(trx, refundNo)
  })

  registerStaffCall(app, context, settleRefundCall, async ({ body, staff, trx, now, audit }) => {
    const { refundNo, reference, reasonText: reason } = body
    audit({ object: { kind: 'refund', id: refundNo } })
    await assertRefundNotOwn(trx, refundNo, staff)
    if (!isReferenceGiven(reference)) throw new Refusal('STAFF_REFERENCE_MISSING')
    if (!isReasonGiven(reason)) throw new Refusal('STAFF_REASON_MISSING')
    const { state } = await settleRefund(trx, { refundNo, reference, reason, by: staff.accountId, now })
    audit({ before: { state }, after: { state: 'settled', reference: reference.trim() } })
    return answerRefund(trx, refundNo)
  })
}
