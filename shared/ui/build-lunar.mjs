import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SolarDay, SolarTerm } from 'tyme4ts'

const FIRST_YEAR = 2020
const LAST_YEAR = 2100

/** The lunar month that holds 1 January of the first year, and all after it until the last year is full. */
const readMonths = () => {
  const end = SolarDay.fromYmd(LAST_YEAR, 12, 31)
  const months = []
  let month = SolarDay.fromYmd(FIRST_YEAR, 1, 1).getLunarDay().getLunarMonth()
  for (; !month.getFirstJulianDay().getSolarDay().isAfter(end); month = month.next(1)) months.push(month)
  return months
}

/** `11+` is the eleventh month with 30 days, `r5-` the leap month after the fifth with 29. */
const spellMonth = (month) => `${month.isLeap() ? 'r' : ''}${month.getMonth()}${month.getDayCount() === 30 ? '+' : '-'}`

/** Two solar terms a month; the day of the month of each, in base 36. */
const readTerms = () => {
  let days = ''
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    for (let index = 1; index <= 24; index++) {
      days += SolarTerm.fromIndex(year, index).getSolarDay().getDay().toString(36)
    }
  }
  return days
}

const months = readMonths()
const start = months[0].getFirstJulianDay().getSolarDay()
const two = (value) => String(value).padStart(2, '0')
const text = `// Generated from tyme4ts by build-lunar.mjs. Browsers' own Chinese calendars differ on some days, the library is 71 KB.

/** Years that have solar terms here. */
export const FIRST_YEAR = ${FIRST_YEAR}
export const LAST_YEAR = ${LAST_YEAR}
/** The civil day on which the first of \`LUNAR_MONTHS\` begins. */
export const FIRST_LUNAR_DAY = '${start.getYear()}-${two(start.getMonth())}-${two(start.getDay())}'
/** Number, \`r\` before it when it is a leap month, \`+\` for 30 days and \`-\` for 29. */
export const LUNAR_MONTHS = '${months.map(spellMonth).join(' ')}'
/** Day of the month of each solar term from January of the first year on, two a month, base 36. */
export const SOLAR_TERM_DAYS = '${readTerms()}'
`
const folder = process.argv[2] ?? join(import.meta.dirname, 'src/calendar/generated')
await writeFile(join(folder, 'lunar-table.ts'), text)
