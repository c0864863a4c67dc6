import { currencyForOrigin, parseLineCode, type StationCode } from '@shuttle/domain'
import { useFares } from '@shuttle/queries'
import type { AirportTripSelection } from '../domain/airport-trip-selection'

/** The fares of the chosen departure, in the currency of its origin; queried in parallel with the lines. */
export const useAirportFare = ({ lineCode, departure }: Pick<AirportTripSelection, 'lineCode' | 'departure'>) => {
  const currency = currencyForOrigin(parseLineCode(lineCode).origin as StationCode)
  const query = useFares({ lineCode, currency }, departure?.date)
  return { query, currency, fare: query.data?.find(({ fareType }) => fareType === 'reserved') }
}
export type AirportFare = ReturnType<typeof useAirportFare>
