import { addDays, type CivilDate, civilDateAt } from '@shuttle/domain'
import { checkDays, isQuota, type QuotaStep, quotaOn, setQuota } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { assertRevision } from '../staff'
import { findEdits, storeEdits } from './catalogue-edits.repository'
import type { Editor } from './change-fares'
import { lockLine } from './lock-line'
import {
  type LineTicket,
  listQuotaRows,
  lockCountedDays,
  storeSeatsOfDay,
  toQuotaRow,
  toQuotaStep,
} from './prices.repository'

/** No day further ahead is sold (D1.3): its count begins with its first order. */
const SOLD_DAYS_AHEAD = 90

interface QuotaChange extends LineTicket, Editor {
  from: CivilDate
  until: CivilDate | undefined
  /** Undefined: the usual number again. */
  seats: number | undefined
  expectedRevision: string
}

const assertQuota = ({ from, until, seats, now }: QuotaChange): void => {
  const fault = checkDays({ from, until }, civilDateAt(now))
  if (fault) throw new Refusal(fault, { fields: [fault === 'STAFF_DAYS_REVERSED' ? 'until' : 'from'] })
  if (seats !== undefined && !isQuota(seats)) throw new Refusal('STAFF_QUOTA_INVALID', { fields: ['seats'] })
}

/**
 * Gives the days that may be sold already the seats of their steps. A day without orders gets its row here too: an
 * order placed meanwhile finds it, and cannot begin the count with the number before.
 */
const recountDays = async (
  trx: Transaction<Database>,
  change: QuotaChange,
  getSeats: (date: CivilDate) => number,
): Promise<void> => {
  const { from, until, now } = change
  const counted = await lockCountedDays(trx, change, { from, until })
  const over = counted.filter(({ date, sold }) => sold > getSeats(date))
  const worst = over.sort((left, right) => right.sold - left.sold)[0]
  if (worst) throw new Refusal('STAFF_QUOTA_BELOW_SOLD', { soldSeats: { least: worst.sold, date: worst.date } })
  const today = civilDateAt(now)
  const ahead = Array.from({ length: SOLD_DAYS_AHEAD + 1 }, (_, days) => addDays(today, days))
  const dates = ahead.filter((date) => date >= from && (until === undefined || date < until))
  for (const date of [...new Set([...dates, ...counted.map((day) => day.date)])].sort()) {
    await storeSeatsOfDay(trx, change, { date, seats: getSeats(date) })
  }
}

/**
 * Sets the seats of a ticket type on days of travel, of one line that runs one way; returns the numbers before and
 * after. Throws LINE_NOT_FOUND, STAFF_QUOTA_NOT_COUNTED, STAFF_QUOTA_INVALID, STAFF_QUOTA_BELOW_SOLD,
 * STAFF_DAY_OUT_OF_RANGE, STAFF_DAYS_REVERSED and STAFF_FORM_STALE.
 */
export const changeQuota = async (
  trx: Transaction<Database>,
  change: QuotaChange,
): Promise<{ before: QuotaStep[]; after: QuotaStep[] }> => {
  assertQuota(change)
  const { lineCode, fareType, from, until, seats = null, expectedRevision, by, now } = change
  await lockLine(trx, lineCode)
  const rows = await listQuotaRows(trx, lineCode)
  const usual = rows.usual.find((row) => row.fare_type === fareType)?.capacity
  if (usual === undefined) throw new Refusal('STAFF_QUOTA_NOT_COUNTED')
  const stored = rows.dated.filter((row) => row.fare_type === fareType)
  const before = stored.map(toQuotaStep)
  const after = setQuota(before, { from, until, seats })
  const edit = { table: 'dated_quotas' as const, before: stored, after: after.map((step) => toQuotaRow(change, step)) }
  if (findEdits(edit).length > 0) {
    assertRevision([usual, stored], expectedRevision)
    await recountDays(trx, change, (date) => quotaOn(after, date) ?? usual)
    await storeEdits(trx, { ...edit, by, now })
  }
  return { before, after }
}
