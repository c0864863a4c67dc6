import type { PassengerType } from '@shuttle/domain'
import type { FareOnDate } from '../catalogue'

/** Children and elderly pay as adults where the line has no fare for them; other types are not sold then. */
export const findFareOf = (fares: readonly FareOnDate[], type: PassengerType): FareOnDate | undefined => {
  const paysAs = (payer: PassengerType) => fares.find((fare) => fare.passengerType === payer)
  return paysAs(type) ?? (type === 'child' || type === 'elderly' ? paysAs('adult') : undefined)
}
