import { type CivilDate, dayOfMonth, daysBetween } from './civil-days'
import { FIRST_LUNAR_DAY, FIRST_YEAR, LAST_YEAR, LUNAR_MONTHS, SOLAR_TERM_DAYS } from './generated/lunar-table'
import {
  CIVIL_FESTIVALS,
  LUNAR_FESTIVALS,
  type LunarScript,
  lunarDayName,
  lunarMonthName,
  SOLAR_TERMS,
} from './lunar-names'

const MONTHS = LUNAR_MONTHS.split(' ').map((spelled) => ({
  number: Number.parseInt(spelled.replace('r', ''), 10),
  isLeap: spelled.startsWith('r'),
  days: spelled.endsWith('+') ? 30 : 29,
}))

const toLunarDate = (date: CivilDate) => {
  let rest = daysBetween(FIRST_LUNAR_DAY, date)
  if (rest < 0) return undefined
  for (const month of MONTHS) {
    if (rest < month.days) return { month, day: rest + 1 }
    rest -= month.days
  }
  return undefined
}

const findSolarTerm = (date: CivilDate, script: LunarScript) => {
  const month = (Number(date.slice(0, 4)) - FIRST_YEAR) * 12 + Number(date.slice(5, 7)) - 1
  const day = dayOfMonth(date).toString(36)
  const index = [month * 2, month * 2 + 1].find((at) => SOLAR_TERM_DAYS[at] === day)
  return index === undefined ? undefined : SOLAR_TERMS[script].slice((index % 24) * 2, (index % 24) * 2 + 2)
}

export type { LunarScript }

export interface LunarLabel {
  text: string
  /** A festival or a solar term: stands out. */
  isFestive: boolean
}

/** What stands under a day: festival, else solar term, else the lunar day (its month on the first). Undefined outside the table's years. */
export const lunarLabel = (date: CivilDate, script: LunarScript): LunarLabel | undefined => {
  const year = Number(date.slice(0, 4))
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined
  const lunar = toLunarDate(date)
  if (!lunar) return undefined
  const { month, day } = lunar
  const isEve = month.number === 12 && day === month.days
  const festival = month.isLeap ? undefined : LUNAR_FESTIVALS[script][isEve ? 'eve' : `${month.number}-${day}`]
  const special = festival ?? CIVIL_FESTIVALS[script][date.slice(5)] ?? findSolarTerm(date, script)
  if (special) return { text: special, isFestive: true }
  return { text: day === 1 ? lunarMonthName(month.number, month.isLeap, script) : lunarDayName(day), isFestive: false }
}
