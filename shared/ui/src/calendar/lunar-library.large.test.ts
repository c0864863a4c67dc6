import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SolarDay, SolarTerm } from 'tyme4ts'
import { addDays } from './civil-days'
import { LUNAR_FILES } from './generated/lunar-files'
import type { LunarLabel, LunarScript } from './lunar-label'
import { load } from './lunar-labels'
import { CIVIL_FESTIVALS, LUNAR_FESTIVALS, lunarDayName, lunarMonthName } from './lunar-names'

let lunarLabel: (date: string, script: LunarScript) => LunarLabel | undefined
beforeAll(async () => {
  for (const firstYear of Object.keys(LUNAR_FILES)) {
    const day = `${firstYear}-01-01`
    lunarLabel = (await load(day, day)).find
  }
})

const libraryDay = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return SolarDay.fromYmd(year, month, day)
}
const toDate = (day: SolarDay) =>
  `${day.getYear()}-${String(day.getMonth()).padStart(2, '0')}-${String(day.getDay()).padStart(2, '0')}`

/** Every day of three years; first and last day of every lunar month from 2020 to 2100. */
const readDays = () => {
  const days = Array.from({ length: 1096 }, (_, index) => addDays('2026-01-01', index))
  let month = libraryDay('2020-02-01').getLunarDay().getLunarMonth()
  for (; month.getYear() < 2100; month = month.next(1)) {
    const first = toDate(month.getFirstJulianDay().getSolarDay())
    days.push(first, addDays(first, month.getDayCount() - 1))
  }
  return days
}

it('agrees with the library on every plain day of three years and at both ends of every month of 81', () => {
  const plain = readDays().filter((date) => lunarLabel(date, 'zh-cn')?.isFestive === false)
  const wrong = plain.filter((date) => {
    const lunar = libraryDay(date).getLunarDay()
    const month = lunar.getLunarMonth()
    const expected =
      lunar.getDay() === 1 ? lunarMonthName(month.getMonth(), month.isLeap(), 'zh-cn') : lunarDayName(lunar.getDay())
    return lunarLabel(date, 'zh-cn')?.text !== expected
  })
  expect(wrong).toEqual([])
  expect(plain.length).toBeGreaterThan(2500)
})

it('names every solar term from 2020 to 2100, or the festival that falls on it', () => {
  const festivals = new Set([...Object.values(LUNAR_FESTIVALS['zh-cn']), ...Object.values(CIVIL_FESTIVALS['zh-cn'])])
  let named = 0
  for (let index = 1; index <= 81 * 24; index++) {
    const term = SolarTerm.fromIndex(2020, index)
    const text = lunarLabel(toDate(term.getSolarDay()), 'zh-cn')?.text ?? ''
    if (text === term.getName()) named++
    else expect(festivals).toContain(text)
  }
  expect(named).toBeGreaterThan(1890)
})

it('the files equal the output of the library, byte for byte', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunar-'))
  execFileSync(process.execPath, [join(__dirname, '../../build-lunar.mjs'), folder])
  const readAll = (of: string) => readdirSync(of).map((name) => [name, readFileSync(join(of, name), 'utf8')])
  const fresh = readAll(folder)
  rmSync(folder, { recursive: true })
  expect(readAll(join(__dirname, 'generated'))).toEqual(fresh)
})
