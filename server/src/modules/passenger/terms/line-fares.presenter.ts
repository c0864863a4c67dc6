import type { LanguageCode } from '@shuttle/contracts'
import { currencyForOrigin, type FareType, type Instant, type RideSettings } from '@shuttle/domain'
import type { lineFaresRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { LineRow, StationRow } from '../../../database/types'
import { wireCurrency } from '../../../http/wire-codes.presenter'
import { type FareOnDate, presentLine } from '../catalogue'
import { presentPrice } from '../sales'

/** A line with the price of each of its tickets. */
export const presentLineFares = (
  line: LineRow,
  fares: readonly FareOnDate[],
  extra: {
    stations: ReadonlyMap<string, StationRow>
    language: LanguageCode
    now: Instant
    /** Fare types on sale that day. */
    offered: readonly FareType[]
    /** Of a line of the airport. */
    ride: RideSettings | undefined
  },
): z.infer<typeof lineFaresRow> => {
  const { xldm, xlmc_1, xlmc_2, xllb, maxPerOrder, maxChildren, bookingWindowDays } = presentLine(
    line,
    extra.stations,
    extra.language,
  )
  const sold = extra.offered.filter((fareType) => fares.some((fare) => fare.fareType === fareType))
  return {
    xldm,
    xlmc_1,
    xlmc_2,
    xllb,
    maxPerOrder,
    maxChildren,
    bookingWindowDays,
    currency: wireCurrency(currencyForOrigin(line.origin_code)),
    prices: sold.map((fareType) =>
      presentPrice(
        { line, fareType, fares: fares.filter((fare) => fare.fareType === fareType), seatsLeft: undefined },
        extra.now,
      ),
    ),
    ...(extra.ride && { ride: { ...extra.ride } }),
  }
}
