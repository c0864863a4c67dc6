import { isReasonGiven, isReferenceGiven } from '@shuttle/domain/staff'
import { queryLedger, retryRefund as retryRefundCall, settleRefund as settleRefundCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../context'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { describeAsked } from '../audit'
import { retryRefund, settleRefund } from '../payments'
import { registerStaffCall } from '../staff'
import { presentLedgerCounts, presentLedgerEntry } from './ledger.presenter'
import { countLedger, LEDGER_STATES, listLedger } from './ledger.repository'

const ROWS_A_PAGE = 50

const answerRefund = async (trx: Transaction<Database>, refundNo: string) => {
  const [row] = await listLedger(trx, { number: refundNo }, { before: undefined, limit: 1 })
  if (!row) throw new Refusal('STAFF_REFUND_UNKNOWN')
  return { responseData: presentLedgerEntry(row) }
}

/** The ledger of refunds (decisions 5, `refund_order_query`). */
export const registerLedger = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryLedger, async ({ body, trx, note }) => {
    const { payType: provider, number, beforeRefundNo: before, pageSize = ROWS_A_PAGE } = body
    const filter = { provider: provider || undefined, number: number?.trim() || undefined }
    const state = LEDGER_STATES.find((known) => known.toUpperCase() === body.state)
    note({ before: describeAsked({ ...filter, state, before }) })
    const rows = await listLedger(trx, { ...filter, state }, { before, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return {
      responseData: {
        rows: shown.map(presentLedgerEntry),
        nextRefundNo: rows.length > pageSize ? (shown.at(-1)?.refund_no ?? '') : '',
        counts: presentLedgerCounts(await countLedger(trx, filter)),
      },
    }
  })

  registerStaffCall(app, context, retryRefundCall, async ({ body: { refundNo }, trx, now, note }) => {
    note({ object: { kind: 'refund', id: refundNo } })
    const { state, checks } = await retryRefund(trx, refundNo, now)
    note({ before: { state, checks } })
    return answerRefund(trx, refundNo)
  })

  registerStaffCall(app, context, settleRefundCall, async ({ body, staff, trx, now, note }) => {
    const { refundNo, reference, reasonText: reason } = body
    note({ object: { kind: 'refund', id: refundNo } })
    if (!isReferenceGiven(reference)) throw new Refusal('STAFF_REFERENCE_MISSING')
    if (!isReasonGiven(reason)) throw new Refusal('STAFF_REASON_MISSING')
    const { state } = await settleRefund(trx, { refundNo, reference, reason, by: staff.accountId, now })
    note({ before: { state }, after: { state: 'settled', reference: reference.trim() } })
    return answerRefund(trx, refundNo)
  })
}
