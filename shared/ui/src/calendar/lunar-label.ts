import { type CivilDate, dayOfMonth, daysBetween } from './civil-days'
import {
  CIVIL_FESTIVALS,
  LUNAR_FESTIVALS,
  type LunarScript,
  lunarDayName,
  lunarMonthName,
  SOLAR_TERMS,
} from './lunar-names'
import type { LunarYears } from './lunar-years'

const toLunarDate = (date: CivilDate, years: LunarYears) => {
  let rest = daysBetween(years.firstLunarDay, date)
  if (rest < 0) return undefined
  for (const month of years.months) {
    if (rest < month.days) return { month, day: rest + 1 }
    rest -= month.days
  }
  return undefined
}

const findSolarTerm = (date: CivilDate, script: LunarScript, { firstYear, terms }: LunarYears) => {
  const month = (Number(date.slice(0, 4)) - firstYear) * 12 + Number(date.slice(5, 7)) - 1
  const day = dayOfMonth(date).toString(36)
  const index = [month * 2, month * 2 + 1].find((at) => terms[at] === day)
  return index === undefined ? undefined : SOLAR_TERMS[script].slice((index % 24) * 2, (index % 24) * 2 + 2)
}

export type { LunarScript }

export interface LunarLabel {
  text: string
  /** A festival or a solar term is highlighted. */
  isFestive: boolean
}

/** The label under a day of these years: festival, else solar term, else the lunar day (its month on the first). */
export const lunarLabel = (date: CivilDate, script: LunarScript, years: LunarYears): LunarLabel | undefined => {
  const lunar = toLunarDate(date, years)
  if (!lunar) return undefined
  const { month, day } = lunar
  const isEve = month.number === 12 && day === month.days
  const festival = month.isLeap ? undefined : LUNAR_FESTIVALS[script][isEve ? 'eve' : `${month.number}-${day}`]
  const special = festival ?? CIVIL_FESTIVALS[script][date.slice(5)] ?? findSolarTerm(date, script, years)
  if (special) return { text: special, isFestive: true }
  return { text: day === 1 ? lunarMonthName(month.number, month.isLeap, script) : lunarDayName(day), isFestive: false }
}
