import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SolarDay } from 'tyme4ts'
import { addDays } from './civil-days'
import { lunarLabel } from './lunar-label'
import { lunarDayName, lunarMonthName } from './lunar-names'

const days = Array.from({ length: 1096 }, (_, index) => addDays('2026-01-01', index))
const libraryDay = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return SolarDay.fromYmd(year, month, day)
}

it('agrees with the library on every plain day of three years', () => {
  const plain = days.filter((date) => lunarLabel(date, 'zh-cn')?.isFestive === false)
  const wrong = plain.filter((date) => {
    const lunar = libraryDay(date).getLunarDay()
    const month = lunar.getLunarMonth()
    const expected =
      lunar.getDay() === 1 ? lunarMonthName(month.getMonth(), month.isLeap(), 'zh-cn') : lunarDayName(lunar.getDay())
    return lunarLabel(date, 'zh-cn')?.text !== expected
  })
  expect(wrong).toEqual([])
  expect(plain.length).toBeGreaterThan(950)
})

it('names every solar term that no festival covers', () => {
  const terms = days.flatMap((date) => {
    const term = libraryDay(date).getTermDay()
    return term.getDayIndex() === 0 ? [[date, term.getSolarTerm().getName()] as const] : []
  })
  const shown = terms.filter(([date, name]) => lunarLabel(date, 'zh-cn')?.text === name)
  expect(terms).toHaveLength(72)
  expect(terms.length - shown.length).toBeLessThanOrEqual(2)
})

it.each([
  ['2026-11-22', '小雪', '小雪', true],
  ['2026-11-23', '十五', '十五', false],
  ['2026-11-09', '十月', '十月', false],
  ['2026-02-16', '除夕', '除夕', true],
  ['2026-02-17', '春节', '春節', true],
  ['2026-03-05', '惊蛰', '驚蟄', true],
  ['2026-10-01', '国庆', '國慶', true],
  ['2027-09-15', '中秋', '中秋', true],
  ['2028-06-23', '闰五月', '閏五月', false],
])('labels %s', (date, simplified, traditional, isFestive) => {
  expect(lunarLabel(date, 'zh-cn')).toEqual({ text: simplified, isFestive })
  expect(lunarLabel(date, 'zh-hk')).toEqual({ text: traditional, isFestive })
})

it('says nothing outside its years rather than something wrong', () => {
  expect(lunarLabel('2025-12-31', 'zh-cn')).toBeUndefined()
  expect(lunarLabel('2026-01-01', 'zh-cn')).toBeDefined()
  expect(lunarLabel('2028-12-31', 'zh-cn')).toBeDefined()
  expect(lunarLabel('2029-01-01', 'zh-cn')).toBeUndefined()
})

it('has its table from the library, byte for byte', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunar-'))
  execFileSync(process.execPath, [join(__dirname, '../../build-lunar.mjs'), folder])
  const fresh = readFileSync(join(folder, 'lunar-table.ts'), 'utf8')
  rmSync(folder, { recursive: true })
  expect(readFileSync(join(__dirname, 'generated/lunar-table.ts'), 'utf8')).toBe(fresh)
})
