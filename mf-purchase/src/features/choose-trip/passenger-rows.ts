import {
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerLimits,
  type PassengerType,
  totalPassengers,
} from '@shuttle/domain'

/** How many of one type the order may hold beside the others (purchase 5, counts: children and infants have their own limit;
 * decisions "contradictions" 4 and 5: peak days have a smaller one, and some lines sell concessions at counters only). */
export const countRoom = (type: PassengerType, counts: PassengerCounts, limits: PassengerLimits): number => {
  const isConcession = type === 'child' || type === 'elderly'
  if (isConcession && limits.onlineConcession === false) return 0
  if (type === 'child') return limits.maxChildren
  if (type === 'infant') return limits.maxPerOrder
  const most = Math.min(limits.maxPerOrder, limits.peakMaxPerOrder ?? limits.maxPerOrder)
  const others = totalPassengers(counts) - counts.child - counts.infant - counts[type]
  return Math.max(0, most - others)
}

const ALWAYS: readonly PassengerType[] = ['adult', 'child', 'elderly']

/** Students and infants are offered where the line has a price for them; the others always (decision "the wire" 23). */
export const shownPassengerTypes = (isSold: (type: PassengerType) => boolean): PassengerType[] =>
  PASSENGER_TYPES.filter((type) => ALWAYS.includes(type) || isSold(type))
