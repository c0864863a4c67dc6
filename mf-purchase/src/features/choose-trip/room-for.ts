import { type PassengerCounts, type PassengerLimits, type PassengerType, totalPassengers } from '@shuttle/domain'

/** How many of one type the order may hold beside the others (purchase 5, counts: children and infants have their own limit). */
export const roomFor = (type: PassengerType, counts: PassengerCounts, limits: PassengerLimits): number => {
  if (type === 'child') return limits.maxChildren
  if (type === 'infant') return limits.maxPerOrder
  const others = totalPassengers(counts) - counts.child - counts.infant - counts[type]
  return Math.max(0, limits.maxPerOrder - others)
}
