import {
  type HolidayGuide,
  type Instant,
  isAirportLine,
  type LineGuide,
  parseLineCode,
  readGuideRows,
  type StopGuide,
} from '@shuttle/domain'
import { checkHolidayGuide, checkLineGuide, checkStopGuide } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findStations, type GuideRow, listGuideRows, type StoredGuides, toGuides } from '../../passenger/catalogue'
import { assertNoViolation, assertRevision } from '../staff'
import { findEdits, storeEdits } from './catalogue-edits.repository'
import { listOneWayLines, lockGuides } from './guides.repository'

/** A guide as a form sends it. */
type WrittenGuide =
  | { kind: 'line'; code: string; content: LineGuide }
  | { kind: 'stop'; code: string; content: StopGuide }
  | { kind: 'holidays'; code: string; content: HolidayGuide }

interface GuideEdit {
  expectedRevision: string
  by: string
  now: Instant
}

/** Throws LINE_NOT_FOUND, AREA_NOT_FOUND and the violations of the form. */
const assertGuide = async (trx: Transaction<Database>, guide: WrittenGuide, { lines, stops }: StoredGuides) => {
  const { code } = guide
  if (guide.kind === 'holidays') {
    if (code !== 'all') throw new Refusal('BAD_REQUEST', { fields: ['code'] })
    assertNoViolation(checkHolidayGuide(guide.content))
  } else if (guide.kind === 'line') {
    if (!(await listOneWayLines(trx)).some(({ line_code }) => line_code === code)) throw new Refusal('LINE_NOT_FOUND')
    const bays = readGuideRows(stops.get(parseLineCode(code).origin)?.baysEn ?? '').length
    assertNoViolation(checkLineGuide(guide.content, { isAirport: isAirportLine(code), bays }))
  } else {
    if (!(await findStations(trx)).has(code)) throw new Refusal('AREA_NOT_FOUND', { fields: ['code'] })
    const starting = [...lines].filter(([line]) => parseLineCode(line).origin === code)
    const bays = Math.max(0, ...starting.map(([, { bay }]) => bay))
    assertNoViolation(checkStopGuide(guide.content, { bays }))
  }
}

/** Rows of a guide before and after an edit. */
interface SavedGuide {
  before: GuideRow | undefined
  after: GuideRow
}

/** Writes a guide; the same content again changes nothing. Throws as {@link assertGuide}, and STAFF_FORM_STALE. */
export const saveGuide = async (
  trx: Transaction<Database>,
  guide: WrittenGuide,
  { expectedRevision, by, now }: GuideEdit,
): Promise<SavedGuide> => {
  await lockGuides(trx)
  const rows = await listGuideRows(trx)
  await assertGuide(trx, guide, toGuides(rows))
  const before = rows.find(({ kind, code }) => kind === guide.kind && code === guide.code)
  const after: GuideRow = { kind: guide.kind, code: guide.code, content: JSON.stringify(guide.content) }
  const edit = { table: 'guides' as const, before: before ? [before] : [], after: [after] }
  if (findEdits(edit).length > 0) {
    assertRevision(before ?? null, expectedRevision)
    await storeEdits(trx, { ...edit, by, now })
  }
  return { before, after }
}
