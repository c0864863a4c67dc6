import { type CivilDate, civilDateAt } from '@shuttle/domain'
import { checkPeakDays } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import type { PeakDaysRow } from '../../passenger/sales'
import { assertRevision } from '../staff'
import { findEdits, storeEdits } from './catalogue-edits.repository'
import { type LineChange, readLockedLine } from './change-line-settings'
import { toPeakDays } from './line-settings.repository'

const FIELDS = {
  STAFF_DAY_OUT_OF_RANGE: 'from',
  STAFF_DAYS_REVERSED: 'until',
  STAFF_SETTING_OUT_OF_RANGE: 'maxPerOrder',
  STAFF_PEAK_OVERLAP: 'from',
} as const

const editPeakDays = async (
  trx: Transaction<Database>,
  { lineCode, expectedRevision, by, now }: LineChange,
  toWanted: (stored: readonly PeakDaysRow[]) => PeakDaysRow[],
) => {
  const { peakDays: before } = await readLockedLine(trx, lineCode)
  const after = toWanted(before)
  const edit = { table: 'peak_days' as const, before, after }
  if (findEdits(edit).length > 0) {
    assertRevision(before, expectedRevision)
    await storeEdits(trx, { ...edit, by, now })
  }
  return { before, after }
}

interface NewPeakDays extends LineChange {
  until: CivilDate
  maxPerOrder: number
}

/**
 * Adds peak days of a line, on which an order may have fewer tickets; returns all of them before and after. Throws
 * LINE_NOT_FOUND, STAFF_DAY_OUT_OF_RANGE, STAFF_DAYS_REVERSED, STAFF_SETTING_OUT_OF_RANGE, STAFF_PEAK_OVERLAP and
 * STAFF_FORM_STALE.
 */
export const addPeakDays = async (trx: Transaction<Database>, change: NewPeakDays) => {
  const { lineCode, from, until, maxPerOrder, now } = change
  const row = { line_code: lineCode, valid_from: from, valid_to: until, max_per_order: maxPerOrder }
  return editPeakDays(trx, change, (stored) => {
    const isThere = stored.some(
      (one) => one.valid_from === from && one.valid_to === until && one.max_per_order === maxPerOrder,
    )
    if (isThere) return [...stored]
    const fault = checkPeakDays({ from, until, maxPerOrder }, stored.map(toPeakDays), civilDateAt(now))
    if (fault) throw new Refusal(fault, { fields: [FIELDS[fault]] })
    return [...stored, row]
  })
}

/** Removes the peak days that begin on a day. Throws LINE_NOT_FOUND and STAFF_FORM_STALE. */
export const removePeakDays = (trx: Transaction<Database>, change: LineChange) =>
  editPeakDays(trx, change, (stored) => stored.filter(({ valid_from }) => valid_from !== change.from))
