import { currencyForOrigin, parseLineCode, type StationCode } from '@shuttle/domain'
import { useFares } from '@shuttle/queries'
import type { AirportDraft } from '../domain/airport-draft'

/** The fares of the chosen departure, in the currency of its origin; queried in parallel with the lines. */
export const useAirportFare = ({ lineCode, departure }: Pick<AirportDraft, 'lineCode' | 'departure'>) => {
  const currency = currencyForOrigin(parseLineCode(lineCode).origin as StationCode)
  const query = useFares({ lineCode, currency }, departure?.date)
  return { query, currency, fare: query.data?.find(({ fareType }) => fareType === 'reserved') }
}
export type AirportFare = ReturnType<typeof useAirportFare>
