import type { LanguageCode } from '@shuttle/contracts'
import { type CivilDate, currencyForOrigin, type FareType, isAirportLine } from '@shuttle/domain'
import type { catalogueLineRow, fareTypeRow, queryPricesCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { DailyQuotaRow, DatedQuotaRow, FareRow, LineRow, StationRow } from '../../database/types'
import { wireCurrency, wireFareType, wirePassengerType } from '../../http/wire-codes.presenter'
import { nameIn } from '../catalogue'
import { toRevision } from '../staff'

/** The names by which staff know a line. */
export interface LineNames {
  stations: ReadonlyMap<string, StationRow>
  language: LanguageCode
}

/** A line of the catalogue; `isOnSale` as of today. */
export const presentCatalogueLine = (
  line: LineRow,
  { stations, language }: LineNames,
  isOnSale: boolean,
): z.infer<typeof catalogueLineRow> => {
  const name = (code: string) => {
    const station = stations.get(code)
    return station ? nameIn(station, language) : code
  }
  return {
    lineCode: line.line_code,
    originName: name(line.origin_code),
    destinationName: name(line.destination_code),
    isRoundTrip: line.category === 'roundTrip',
    isOnSale,
  }
}

const presentQuota = (usual: number, dated: readonly DatedQuotaRow[], today: CivilDate) => {
  const past = dated.filter((row) => row.valid_from <= today)
  return {
    revision: toRevision([usual, dated]),
    usual,
    steps: [...past.slice(-1), ...dated.filter((row) => row.valid_from > today)].map((row) => ({
      validFrom: row.valid_from,
      ...(row.capacity !== null && { seats: row.capacity }),
    })),
  }
}

interface StoredPrices {
  fares: readonly FareRow[]
  usual: readonly DailyQuotaRow[]
  dated: readonly DatedQuotaRow[]
}

const presentFareType = (
  fareType: FareType,
  { fares, usual, dated }: StoredPrices,
  today: CivilDate,
): z.infer<typeof fareTypeRow> => {
  const isOfType = (row: { fare_type: FareType }) => row.fare_type === fareType
  const own = fares.filter(isOfType)
  const quota = usual.find(isOfType)
  return {
    feeType: wireFareType(fareType),
    revision: toRevision(own),
    fares: own
      .filter(({ valid_to }) => valid_to === null || valid_to > today)
      .map((row) => ({
        type: wirePassengerType(row.passenger_type),
        cny: row.cents_cny,
        hkd: row.cents_hkd,
        validFrom: row.valid_from,
        ...(row.valid_to !== null && { validTo: row.valid_to }),
      })),
    ...(quota && { quota: presentQuota(quota.capacity, dated.filter(isOfType), today) }),
  }
}

/** Ticket types of which a line may have fares: a line of the airport sells reserved departures alone. */
const fareTypesOf = (lineCode: string): FareType[] =>
  isAirportLine(lineCode) ? ['reserved'] : ['day', 'night', 'reserved']

export const presentLinePrices = (
  line: LineRow,
  lines: z.infer<typeof catalogueLineRow>[],
  stored: StoredPrices,
  today: CivilDate,
): z.infer<(typeof queryPricesCall)['answer']>['responseData'] => ({
  lines,
  lineCode: line.line_code,
  currency: wireCurrency(currencyForOrigin(line.origin_code)),
  today,
  fareTypes: fareTypesOf(line.line_code).map((fareType) => presentFareType(fareType, stored, today)),
})
