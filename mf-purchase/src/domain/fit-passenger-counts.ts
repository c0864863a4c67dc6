import {
  NO_PASSENGERS,
  type PassengerCounts,
  type PassengerLimits,
  type PassengerType,
  roomFor,
  totalPassengers,
} from '@shuttle/domain'

/** Those who take up the limit of an order first. */
const ORDER: readonly PassengerType[] = ['adult', 'elderly', 'student', 'child', 'infant']

/**
 * The counts as far as an order may have them: no more than the limits, no child or infant without a lap, no type that
 * is not sold; one adult if nobody is left.
 */
export const fitPassengerCounts = (
  wanted: Readonly<Partial<PassengerCounts>>,
  limits: PassengerLimits,
  isSold: (type: PassengerType) => boolean,
): PassengerCounts => {
  const fitted = { ...NO_PASSENGERS }
  for (const type of ORDER) {
    const needsLap = type === 'child' || type === 'infant'
    const laps = fitted.adult + fitted.elderly
    const room = needsLap && laps === 0 ? 0 : roomFor(type, fitted, limits)
    const most = type === 'infant' ? Math.min(room, laps) : room
    fitted[type] = isSold(type) ? Math.min(wanted[type] ?? 0, most) : 0
  }
  return totalPassengers(fitted) === 0 ? { ...fitted, adult: 1 } : fitted
}
