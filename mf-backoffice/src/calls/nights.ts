import type { Cents, CivilDate, Instant } from '@shuttle/domain'
import { type nightRow, queryReconciliationCall, runReconciliationCall } from '@shuttle/wire/staff'
import type { ReconciliationFilter } from '../domain/reconciliation-filter'
import { readMoment } from './moment'
import { staffCall } from './staff-call'

/** Totals of one day in one currency, in the ledger and at the provider. */
export interface NightSum {
  currency: string
  paid: { ours: Cents; theirs: Cents }
  refunded: { ours: Cents; theirs: Cents }
}

/** One comparison of a business day with one provider. */
export interface Night {
  day: CivilDate
  payType: string
  /** A state that this build does not know is the code of the wire. */
  state: string
  payments: number
  refunds: number
  /** Rows of the statement; undefined where none was read. */
  statementRows: number | undefined
  unanswered: number
  sums: NightSum[]
  differences: number
  openDifferences: number
  /** When the day is compared, or compared again. */
  nextAt: Instant | undefined
  lastAnswer: string
}

const nightFromWire = (row: (typeof nightRow)['_zod']['output']): Night => ({
  day: row.day,
  payType: row.payType,
  state: row.state,
  payments: row.payments,
  refunds: row.refunds,
  statementRows: row.statementRows,
  unanswered: row.unanswered,
  sums: row.sums.map((sum) => ({
    currency: sum.currency,
    paid: { ours: sum.oursPaid, theirs: sum.theirsPaid },
    refunded: { ours: sum.oursRefunded, theirs: sum.theirsRefunded },
  })),
  differences: row.differences,
  openDifferences: row.openDifferences,
  nextAt: row.nextTime === undefined ? undefined : readMoment(row.nextTime),
  lastAnswer: row.lastAnswer,
})

/** A row for each provider. */
const DAYS_A_PAGE = 3

export interface NightPage {
  rows: Night[]
  /** Cursor of the next page; empty on the last one. */
  next: string
}

/** Comparisons of the newest days that match. Throws `ApiError`. */
export const fetchNights = async (
  { payType, day, before }: Pick<ReconciliationFilter, 'payType' | 'day' | 'before'>,
  signal?: AbortSignal,
): Promise<NightPage> => {
  const body = {
    days: DAYS_A_PAGE,
    ...(payType && { payType }),
    ...(day && { day }),
    ...(before && { beforeDay: before }),
  }
  const { responseData } = await staffCall(queryReconciliationCall, body, signal && { signal })
  return { rows: responseData.rows.map(nightFromWire), next: responseData.nextBeforeDay }
}

/** Compares a day now. Throws `ApiError`: `refused` with STAFF_DAY_NOT_OVER or STAFF_DAY_TOO_OLD. */
export const compareDay = async ({ day, payType }: { day: CivilDate; payType: string }): Promise<Night[]> =>
  (await staffCall(runReconciliationCall, { day, ...(payType && { payType }) })).responseData.map(nightFromWire)
