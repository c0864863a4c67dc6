import { addDays, type CivilDate, daysBetween } from '@shuttle/domain'

/** Days side by side: as many as fit on a phone of 320 px. */
const DAYS = 5

/** Some days on sale around the chosen one, or from today on; fewer if fewer are on sale. */
export const dayStrip = (today: CivilDate, last: CivilDate, chosen: CivilDate | undefined): CivilDate[] => {
  const onSale = Math.max(1, daysBetween(today, last) + 1)
  const shown = Math.min(DAYS, onSale)
  const middle = chosen === undefined ? 0 : daysBetween(today, chosen) - Math.floor(DAYS / 2)
  const first = Math.max(0, Math.min(middle, onSale - shown))
  return Array.from({ length: shown }, (_, index) => addDays(today, first + index))
}
