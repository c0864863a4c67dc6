import type { Instant } from '@shuttle/domain'
import { type Area, checkArea } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database, StationRow } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { assertNoViolation, assertRevision } from '../staff'
import { lockAreas } from './areas.repository'
import { findEdits, storeEdits } from './catalogue-edits.repository'

interface AreaChange {
  by: string
  now: Instant
}

interface ChangedArea {
  before: StationRow | undefined
  after: StationRow | undefined
}

const assertArea = (area: Area): StationRow => {
  assertNoViolation(checkArea(area))
  const { code, nameZhHk: name_zh_hk, nameZhCn: name_zh_cn, nameEn: name_en } = area
  return { code, name_zh_cn, name_zh_hk, name_en }
}

const toEdit = (before: StationRow | undefined, after: StationRow | undefined) => ({
  table: 'stations' as const,
  before: before ? [before] : [],
  after: after ? [after] : [],
})

/** Adds an area (accounts 8, region codes). Throws STAFF_AREA_EXISTS and the violations of the form. */
export const addArea = async (
  trx: Transaction<Database>,
  area: Area,
  { by, now }: AreaChange,
): Promise<ChangedArea> => {
  const after = assertArea(area)
  const stored = await lockAreas(trx)
  if (stored.some((one) => one.area.code === area.code)) throw new Refusal('STAFF_AREA_EXISTS', { fields: ['code'] })
  await storeEdits(trx, { ...toEdit(undefined, after), by, now })
  return { before: undefined, after }
}

/**
 * Renames an area; the same names again change nothing. Throws AREA_NOT_FOUND, STAFF_FORM_STALE and the violations of
 * the form.
 */
export const renameArea = async (
  trx: Transaction<Database>,
  area: Area,
  { expectedRevision, by, now }: AreaChange & { expectedRevision: string },
): Promise<ChangedArea> => {
  const before = (await lockAreas(trx)).find((one) => one.area.code === area.code)?.area
  if (!before) throw new Refusal('AREA_NOT_FOUND', { fields: ['code'] })
  const after = assertArea(area)
  const edit = toEdit(before, after)
  if (findEdits(edit).length > 0) {
    assertRevision(before, expectedRevision)
    await storeEdits(trx, { ...edit, by, now })
  }
  return { before, after }
}

/** Removes an area. Throws AREA_NOT_FOUND, STAFF_FORM_STALE, and STAFF_AREA_IN_USE where a line or a rule names it. */
export const removeArea = async (
  trx: Transaction<Database>,
  { code, expectedRevision, by, now }: AreaChange & { code: string; expectedRevision: string },
): Promise<ChangedArea> => {
  const stored = (await lockAreas(trx)).find((one) => one.area.code === code)
  if (!stored) throw new Refusal('AREA_NOT_FOUND', { fields: ['code'] })
  assertRevision(stored.area, expectedRevision)
  if (stored.lines > 0 || stored.rules > 0) throw new Refusal('STAFF_AREA_IN_USE')
  await storeEdits(trx, { ...toEdit(stored.area, undefined), by, now })
  return { before: stored.area, after: undefined }
}
