import type { LanguageCode } from '@shuttle/contracts'
import { type CivilDate, currencyForOrigin, type FareType, isAirportLine } from '@shuttle/domain'
import type { catalogueLine, LinePrices, TicketPrices, TicketQuota } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { DailyQuotaRow, DatedQuotaRow, FareRow, LineRow, StationRow } from '../../../database/types'
import { nameIn } from '../../passenger/catalogue'
import { toRevision } from '../staff'
import { toDatedFare, toQuotaStep } from './prices.repository'

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
): z.infer<typeof catalogueLine> => {
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

const presentQuota = (usual: number, dated: readonly DatedQuotaRow[], today: CivilDate): TicketQuota => {
  const past = dated.filter((row) => row.valid_from <= today)
  return {
    revision: toRevision([usual, dated]),
    usual,
    steps: [...past.slice(-1), ...dated.filter((row) => row.valid_from > today)].map(toQuotaStep),
  }
}

interface StoredPrices {
  fares: readonly FareRow[]
  usual: readonly DailyQuotaRow[]
  dated: readonly DatedQuotaRow[]
}

const presentTicket = (fareType: FareType, { fares, usual, dated }: StoredPrices, today: CivilDate): TicketPrices => {
  const isOfType = (row: { fare_type: FareType }) => row.fare_type === fareType
  const own = fares.filter(isOfType)
  const quota = usual.find(isOfType)
  return {
    fareType,
    revision: toRevision(own),
    fares: own.filter(({ valid_to }) => valid_to === null || valid_to > today).map(toDatedFare),
    quota: quota && presentQuota(quota.capacity, dated.filter(isOfType), today),
  }
}

/** Ticket types of which a line may have fares: a line of the airport sells reserved departures alone. */
const fareTypesOf = (lineCode: string): FareType[] =>
  isAirportLine(lineCode) ? ['reserved'] : ['day', 'night', 'reserved']

export const presentLinePrices = (
  line: LineRow,
  lines: z.infer<typeof catalogueLine>[],
  stored: StoredPrices,
  today: CivilDate,
): LinePrices => ({
  lines,
  lineCode: line.line_code,
  currency: currencyForOrigin(line.origin_code),
  today,
  tickets: fareTypesOf(line.line_code).map((fareType) => presentTicket(fareType, stored, today)),
})
