import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SolarDay, SolarTerm } from 'tyme4ts'

const LAST_YEAR = 2100
/**
 * First years of the files; the last file extends to the last year. A module that loads files contains their hashes,
 * and 81 hashes would be more bytes than all years together.
 */
const FIRST_YEARS = [2020, 2030, 2040, 2050, 2060, 2070, 2080, 2090]

const SOURCE = '// Generated from tyme4ts by build-lunar.mjs.'

/** The lunar month that contains the first 1 January, and all after it until the last year is full. */
const readMonths = (firstYear, lastYear) => {
  const end = SolarDay.fromYmd(lastYear, 12, 31)
  const months = []
  let month = SolarDay.fromYmd(firstYear, 1, 1).getLunarDay().getLunarMonth()
  for (; !month.getFirstJulianDay().getSolarDay().isAfter(end); month = month.next(1)) months.push(month)
  return months
}

/** `11+` is the eleventh month with 30 days, `r5-` the leap month after the fifth with 29. */
const spellMonth = (month) => `${month.isLeap() ? 'r' : ''}${month.getMonth()}${month.getDayCount() === 30 ? '+' : '-'}`

/** Two solar terms a month; the day of the month of each, in base 36. */
const readTerms = (firstYear, lastYear) => {
  let days = ''
  for (let year = firstYear; year <= lastYear; year++) {
    for (let index = 1; index <= 24; index++) {
      days += SolarTerm.fromIndex(year, index).getSolarDay().getDay().toString(36)
    }
  }
  return days
}

const two = (value) => String(value).padStart(2, '0')
const spellDay = (day) => `${day.getYear()}-${two(day.getMonth())}-${two(day.getDay())}`

const spellYears = (firstYear, index) => {
  const lastYear = (FIRST_YEARS[index + 1] ?? LAST_YEAR + 1) - 1
  const months = readMonths(firstYear, lastYear)
  return `${SOURCE}
import type { SpelledLunarYears } from '../lunar-years'

export const lunarYears: SpelledLunarYears = {
  firstYear: ${firstYear},
  firstLunarDay: '${spellDay(months[0].getFirstJulianDay().getSolarDay())}',
  months: '${months.map(spellMonth).join(' ')}',
  terms: '${readTerms(firstYear, lastYear)}',
}
`
}

const spellImport = (year) => `  ${year}: () => import(/* webpackChunkName: "lunar-${year}" */ './lunar-${year}'),`
const index = `${SOURCE}
import type { SpelledLunarYears } from '../lunar-years'

export const LAST_YEAR = ${LAST_YEAR}
/** By the first year of each file. */
export const LUNAR_FILES: Readonly<Record<number, () => Promise<{ lunarYears: SpelledLunarYears }>>> = {
${FIRST_YEARS.map(spellImport).join('\n')}
}
`

const folder = process.argv[2] ?? join(import.meta.dirname, 'src/calendar/generated')
for (const name of await readdir(folder)) if (name.startsWith('lunar-')) await rm(join(folder, name))
await writeFile(join(folder, 'lunar-files.ts'), index)
for (const [index, year] of FIRST_YEARS.entries()) {
  await writeFile(join(folder, `lunar-${year}.ts`), spellYears(year, index))
}
