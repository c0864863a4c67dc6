import type { CivilDate } from './civil-days'
import { LAST_YEAR, LUNAR_FILES } from './generated/lunar-files'
import { type LunarLabel, type LunarScript, lunarLabel } from './lunar-label'
import { type LunarYears, readLunarYears } from './lunar-years'

export interface LunarLabels {
  /** Undefined for days of years that are not loaded, or have no file. */
  find: (date: CivilDate, script: LunarScript) => LunarLabel | undefined
}

const loaded = new Map<number, LunarYears>()

/** First year of the file that holds a day; undefined when there is none. */
const findFile = (date: CivilDate): number | undefined => {
  const year = Number(date.slice(0, 4))
  if (year > LAST_YEAR) return undefined
  return Object.keys(LUNAR_FILES)
    .map(Number)
    .findLast((firstYear) => firstYear <= year)
}

const find: LunarLabels['find'] = (date, script) => {
  const years = loaded.get(findFile(date) ?? 0)
  return years && lunarLabel(date, script, years)
}

let labels: LunarLabels = { find }

/**
 * The labels of all years loaded so far; requests only the files of these two days and rejects when one cannot be
 * loaded. Returns another object once more years are loaded, so that the days render again.
 */
export const load = async (first: CivilDate, last: CivilDate): Promise<LunarLabels> => {
  const loadFile = async (date: CivilDate) => {
    const file = findFile(date)
    if (file === undefined || loaded.has(file)) return
    const module = await LUNAR_FILES[file]?.()
    if (!module) return
    loaded.set(file, readLunarYears(module.lunarYears))
    labels = { find }
  }
  await Promise.all([loadFile(first), loadFile(last)])
  return labels
}
