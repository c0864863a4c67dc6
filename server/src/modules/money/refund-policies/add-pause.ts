import { type Instant, parseLineCode } from '@shuttle/domain'
import { isReasonGiven } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { hasLine } from '../../passenger/catalogue'
import { findPause, insertPause, type RefundPauseRow } from './refund-policies.repository'

interface PauseCommand {
  /** Undefined: every line. */
  lineCode: string | undefined
  /** Undefined: now. */
  from: Instant | undefined
  /** Undefined: until staff end it. */
  until: Instant | undefined
  reasonText: string
  requestKey: string
  by: string
  now: Instant
}

const assertLine = async (trx: Transaction<Database>, lineCode: string | undefined): Promise<void> => {
  if (lineCode === undefined) return
  if (!(await hasLine(trx, lineCode)) || parseLineCode(lineCode).roundTrip) throw new Refusal('STAFF_DISRUPTION_LINE')
}

/** Whether a repeated form has the same content; for a pause that staff ended, its end is not compared. */
const isSamePause = (known: RefundPauseRow, { lineCode, until, reasonText }: PauseCommand): boolean =>
  known.line_code === (lineCode ?? '') &&
  known.reason_text === reasonText.trim() &&
  (known.ended_by !== '' || known.ends_at === (until ?? null))

/**
 * Pauses automatic refunds of a line, or of all. A repeated key is the same pause. Throws IDEMPOTENCY_MISMATCH for a
 * key that paused something else, STAFF_REASON_MISSING, STAFF_PAUSE_TIME, and STAFF_DISRUPTION_LINE for an unknown
 * line.
 */
export const addPause = async (trx: Transaction<Database>, command: PauseCommand): Promise<RefundPauseRow> => {
  const { lineCode, until, requestKey, by, now } = command
  const known = await findPause(trx, requestKey)
  if (known && !isSamePause(known, command)) throw new Refusal('IDEMPOTENCY_MISMATCH')
  if (known) return known
  if (!isReasonGiven(command.reasonText)) throw new Refusal('STAFF_REASON_MISSING')
  await assertLine(trx, lineCode)
  const from = Math.max(now, command.from ?? now)
  if (until !== undefined && until <= from) throw new Refusal('STAFF_PAUSE_TIME')
  const row: RefundPauseRow = {
    ...{ pause_no: requestKey, line_code: lineCode ?? '', begins_at: from, ends_at: until ?? null },
    ...{ reason_text: command.reasonText.trim(), made_by: by, made_at: now, ended_by: '' },
  }
  await insertPause(trx, row)
  return (await findPause(trx, requestKey)) ?? row
}
