import type { Cents, Currency, Instant } from '@shuttle/domain'
import {
  exportLedgerCall,
  type LEDGER_STATE_CODES,
  type ledgerRow,
  queryLedgerCall,
  retryRefundCall,
  settleRefundCall,
} from '@shuttle/wire/staff'
import { LEDGER_STATES, type LedgerFilter, type LedgerState } from '../domain/ledger-filter'
import { type CsvFile, EXPORT_TIMEOUT_MS } from './csv-file'
import { readMoment } from './moment'
import { readCurrency } from './read-currency'
import { staffCall } from './staff-call'

/** One entry of the refund ledger. */
export interface LedgerEntry {
  /** The provider knows the refund by this number too. */
  refundNo: string
  orderNo: string
  /** Undefined for one that this build does not know. */
  state: LedgerState | undefined
  payType: string
  /** Number of the payment that is refunded, and the provider's own; empty where nothing was paid. */
  paymentNo: string
  transactionId: string
  refund: Cents
  fee: Cents
  /** The whole amount of the payment. */
  paid: Cents
  currency: Currency
  /** Key of the money texts, such as `plan-changed`. */
  reason: string
  /** Number of queries to the provider; `lastAnswer` is its last answer. */
  attempts: number
  lastAnswer: string
  acceptedAt: Instant
  /** Undefined where the service no longer queries the provider automatically. */
  nextAt: Instant | undefined
  doneAt: Instant | undefined
  tickets: readonly string[]
  /** The maker and the second person; undefined for a refund of the passenger or the service. */
  staff: { maker: string; second: string } | undefined
  policyFee: Cents | undefined
  /** Reason for the changed fee. */
  staffReason: string
  settlement: { reference: string; reason: string; settledBy: string; at: Instant } | undefined
}

export interface LedgerPage {
  rows: LedgerEntry[]
  /** Cursor of the next page; empty on the last one. */
  next: string
  /** Refunds of each state, under the other filters. */
  counts: Readonly<Partial<Record<LedgerState, number>>>
  total: number
}

export const REFUNDS_A_PAGE = 50

type Row = (typeof ledgerRow)['_zod']['output']
type StateCode = (typeof LEDGER_STATE_CODES)[number]

const optionalMoment = (text: string | undefined) => (text === undefined ? undefined : readMoment(text))

const readStaff = ({ madeBy, makerName, secondBy, secondName }: Row): LedgerEntry['staff'] =>
  madeBy === '' ? undefined : { maker: makerName || madeBy, second: secondName || secondBy }

const readSettlement = ({ settlement }: Row): LedgerEntry['settlement'] =>
  settlement && {
    reference: settlement.reference,
    reason: settlement.reasonText,
    settledBy: settlement.settlerName || settlement.settledBy,
    at: readMoment(settlement.settleTime),
  }

const fromWire = (row: Row): LedgerEntry => ({
  refundNo: row.refundNo,
  orderNo: row.orderNo,
  state: LEDGER_STATES.find((state) => state.toUpperCase() === row.state),
  payType: row.payType,
  paymentNo: row.orderReqno,
  transactionId: row.transactionId,
  refund: row.total,
  fee: row.totalFee,
  paid: row.amountPaid,
  currency: readCurrency(row.currency),
  reason: row.reasonCode.toLowerCase().replaceAll('_', '-'),
  attempts: row.attempts,
  lastAnswer: row.lastAnswer,
  acceptedAt: readMoment(row.applyTime),
  nextAt: optionalMoment(row.nextTime),
  doneAt: optionalMoment(row.doneTime),
  tickets: row.tickets,
  staff: readStaff(row),
  policyFee: row.policyFee,
  staffReason: row.reasonText,
  settlement: readSettlement(row),
})

/** Writes a ledger filter in the names of the wire. */
export const ledgerFilterToWire = ({ state, provider, number }: LedgerFilter) => ({
  ...(state && { state: state.toUpperCase() as StateCode }),
  ...(provider && { payType: provider }),
  ...(number && { number }),
})

/** The refunds that match, as comma-separated values. Throws `ApiError`. */
export const fetchLedgerExport = async (filter: LedgerFilter): Promise<CsvFile> =>
  (await staffCall(exportLedgerCall, ledgerFilterToWire(filter), { timeoutMs: EXPORT_TIMEOUT_MS })).responseData

/** A page of the ledger, the newest first. Throws `ApiError`. */
export const fetchLedger = async (filter: LedgerFilter, signal?: AbortSignal): Promise<LedgerPage> => {
  const { after } = filter
  const body = { ...ledgerFilterToWire(filter), ...(after && { beforeRefundNo: after }), pageSize: REFUNDS_A_PAGE }
  const { rows, nextRefundNo, counts } = (await staffCall(queryLedgerCall, body, signal && { signal })).responseData
  return {
    rows: rows.map(fromWire),
    next: nextRefundNo,
    counts: Object.fromEntries(LEDGER_STATES.map((known) => [known, counts[known.toUpperCase()] ?? 0])),
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
  }
}

/**
 * Makes the service query the provider for a refund now, under its number. Throws `ApiError`: `refused` with
 * STAFF_REFUND_UNKNOWN or STAFF_REFUND_ENDED.
 */
export const retryRefund = async (refundNo: string): Promise<LedgerEntry> =>
  fromWire((await staffCall(retryRefundCall, { refundNo })).responseData)

/**
 * Marks a refund as settled outside of its provider. Throws `ApiError`: `refused` with STAFF_REFERENCE_MISSING,
 * STAFF_REASON_MISSING, STAFF_REFUND_UNKNOWN, STAFF_REFUND_ENDED or STAFF_REFUND_MOVING.
 */
export const settleRefund = async (settlement: {
  refundNo: string
  reference: string
  reasonText: string
}): Promise<LedgerEntry> => fromWire((await staffCall(settleRefundCall, settlement)).responseData)
