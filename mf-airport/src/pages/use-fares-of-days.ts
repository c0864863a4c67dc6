import type { Fare, LineOnSale } from '@shuttle/calls'
import { type CivilDate, currencyForOrigin } from '@shuttle/domain'
import { hasFailed, useFares } from '@shuttle/queries'

/** The fare of reserved departures on each of at most three days; a day whose fares are not known is missing. */
export const useFaresOfDays = (line: LineOnSale, days: readonly CivilDate[]) => {
  const sold = { lineCode: line.lineCode, currency: currencyForOrigin(line.originCode) }
  const queries = [useFares(sold, days[0]), useFares(sold, days[1]), useFares(sold, days[2])].slice(0, days.length)
  const find = (fares: readonly Fare[] | undefined) => fares?.find(({ fareType }) => fareType === 'reserved')
  return {
    failed: queries.find(hasFailed),
    isPending: queries.some(({ isPending }) => isPending),
    fareOn: (day: CivilDate): Fare | undefined => find(queries[days.indexOf(day)]?.data),
  }
}
