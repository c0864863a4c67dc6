import { type CivilDate, civilDateAt, isAirportLine } from '@shuttle/domain'
import { findSettingFaults, isDayToChange, type SaleSettings } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { assertRevision } from '../staff'
import { findEdits, storeEdits } from './catalogue-edits.repository'
import type { Editor } from './change-fares'
import {
  listStoredLines,
  type StoredLine,
  settingsOfDay,
  toDatedSettings,
  toSettingsRow,
} from './line-settings.repository'
import { lockLine } from './lock-line'

export interface LineChange extends Editor {
  lineCode: string
  from: CivilDate
  expectedRevision: string
}

/** The fields of a form for the settings of a line. */
export const shownSettings = ({ line, ride, settings }: StoredLine) => [line, ride, settings]

/** The locked row of a line. Throws LINE_NOT_FOUND. */
export const readLockedLine = async (trx: Transaction<Database>, lineCode: string): Promise<StoredLine> => {
  await lockLine(trx, lineCode)
  const [stored] = await listStoredLines(trx, lineCode)
  if (!stored) throw new Refusal('LINE_NOT_FOUND')
  return stored
}

/** Settings that the line can have: a bus line has no ride. Throws the first violation, with its field. */
const assertSettings = (lineCode: string, { ride, ...settings }: SaleSettings): SaleSettings => {
  const isAirport = isAirportLine(lineCode)
  const [[field, fault] = []] = Object.entries(findSettingFaults({ ...settings, ...ride }, isAirport))
  if (fault) throw new Refusal(fault, { fields: [String(field)] })
  return isAirport ? { ...settings, ride } : settings
}

/**
 * Changes how a line is sold from a day of buying on; returns its settings of that day before and after. Throws a
 * `SettingFault`, LINE_NOT_FOUND, STAFF_DAY_OUT_OF_RANGE and STAFF_FORM_STALE.
 */
export const changeLineSettings = async (
  trx: Transaction<Database>,
  { settings: given, ...change }: LineChange & { settings: SaleSettings },
) => {
  const { lineCode, from, expectedRevision, by, now } = change
  const settings = assertSettings(lineCode, given)
  if (!isDayToChange(from, civilDateAt(now))) throw new Refusal('STAFF_DAY_OUT_OF_RANGE', { fields: ['from'] })
  const stored = await readLockedLine(trx, lineCode)
  const before = settingsOfDay(toDatedSettings(stored), from)
  const row = toSettingsRow(lineCode, from, settings)
  const others = stored.settings.filter(({ valid_from }) => valid_from !== from)
  const edit = { table: 'line_settings' as const, before: stored.settings, after: [...others, row] }
  if (findEdits(edit).length > 0) {
    assertRevision(shownSettings(stored), expectedRevision)
    await storeEdits(trx, { ...edit, by, now })
  }
  return { before, after: settings }
}

/** Removes a change of settings that has not begun. Throws LINE_NOT_FOUND, STAFF_SETTING_BEGUN and STAFF_FORM_STALE. */
export const withdrawLineSettings = async (trx: Transaction<Database>, change: LineChange) => {
  const { lineCode, from, expectedRevision, by, now } = change
  if (from <= civilDateAt(now)) throw new Refusal('STAFF_SETTING_BEGUN')
  const stored = await readLockedLine(trx, lineCode)
  const settings = toDatedSettings(stored)
  const others = stored.settings.filter(({ valid_from }) => valid_from !== from)
  const edit = { table: 'line_settings' as const, before: stored.settings, after: others }
  if (findEdits(edit).length > 0) {
    assertRevision(shownSettings(stored), expectedRevision)
    await storeEdits(trx, { ...edit, by, now })
  }
  return {
    before: settingsOfDay(settings, from),
    after: settingsOfDay(
      settings.filter((one) => one.from !== from),
      from,
    ),
  }
}
