import type { Instant } from '@shuttle/domain'
import type { DifferenceKind } from '@shuttle/domain/staff'
import { closeDifferenceCall, type differenceRow, queryDifferencesCall } from '@shuttle/wire/staff'
import type { ProviderMoney } from '../domain/provider-money'
import type { ReconciliationFilter } from '../domain/reconciliation-filter'
import { readMoment } from './moment'
import { staffCall } from './staff-call'

/** Money that is not where the ledger has it. */
export interface Difference {
  differenceNo: string
  /** A kind that this build does not know is the code of the wire. */
  kind: string
  isOpen: boolean
  payType: string
  number: string
  /** Business day that was compared; undefined where the difference was found in another way. */
  day: string | undefined
  refundNo: string
  orderNo: string
  ours: ProviderMoney | undefined
  theirs: ProviderMoney | undefined
  foundAt: Instant
  closedAt: Instant | undefined
  closedBy: string
  reason: string
}

type Row = (typeof differenceRow)['_zod']['output']
type KindCode = NonNullable<(typeof queryDifferencesCall)['request']['_zod']['input']['kind']>

const toKindCode = (kind: DifferenceKind): KindCode => kind.toUpperCase().replaceAll('-', '_') as KindCode
const moneyFromWire = (side: Row['ours']): ProviderMoney | undefined =>
  side && { amount: side.total, currency: side.currency }

export const differenceFromWire = (row: Row): Difference => ({
  differenceNo: row.differenceNo,
  kind: row.kind.toLowerCase().replaceAll('_', '-'),
  isOpen: row.state === 'OPEN',
  payType: row.payType,
  number: row.number,
  day: row.day,
  refundNo: row.refundNo,
  orderNo: row.orderNo,
  ours: moneyFromWire(row.ours),
  theirs: moneyFromWire(row.theirs),
  foundAt: readMoment(row.foundTime),
  closedAt: row.closeTime === undefined ? undefined : readMoment(row.closeTime),
  closedBy: row.closedBy,
  reason: row.reasonText,
})

const DIFFERENCES_A_PAGE = 50

export interface DifferencePage {
  rows: Difference[]
  /** Cursor of the next page; empty on the last one. */
  next: string
}

/** A page of differences, the oldest first. Throws `ApiError`. */
export const fetchDifferences = async (
  { state, kind, payType, day, after }: ReconciliationFilter,
  signal?: AbortSignal,
): Promise<DifferencePage> => {
  const body = {
    pageSize: DIFFERENCES_A_PAGE,
    ...(state !== 'all' && { state: state === 'open' ? ('OPEN' as const) : ('CLOSED' as const) }),
    ...(kind && { kind: toKindCode(kind) }),
    ...(payType && { payType }),
    ...(day && { day }),
    ...(after && { afterDifferenceNo: after }),
  }
  const { responseData } = await staffCall(queryDifferencesCall, body, signal && { signal })
  return { rows: responseData.rows.map(differenceFromWire), next: responseData.nextDifferenceNo }
}

/** One difference by its number; null where there is none. Throws `ApiError`. */
export const fetchDifference = async (differenceNo: string, signal?: AbortSignal): Promise<Difference | null> => {
  const { responseData } = await staffCall(queryDifferencesCall, { differenceNo }, signal && { signal })
  const [row] = responseData.rows
  return row ? differenceFromWire(row) : null
}

/** Throws `ApiError`: `refused` with STAFF_REASON_MISSING, STAFF_DIFFERENCE_UNKNOWN or STAFF_DIFFERENCE_CLOSED. */
export const closeDifference = async (close: { differenceNo: string; reason: string }): Promise<Difference> => {
  const { differenceNo, reason: reasonText } = close
  return differenceFromWire((await staffCall(closeDifferenceCall, { differenceNo, reasonText })).responseData)
}
