import { PassengerSteppers, useCountViolationText, useFareText } from '@shuttle/booking/checkout'
import type { Fare } from '@shuttle/calls'
import {
  type Currency,
  checkPassengerCounts,
  type FareRange,
  joinRanges,
  type PassengerCounts,
  type PassengerLimits,
  type PassengerType,
} from '@shuttle/domain'
import { useState } from 'react'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'

interface ChoosePassengersProps {
  fare: Fare | undefined
  /** Fares of the types over the days on sale, shown until a day is chosen. */
  early: readonly FareRange[]
  dateChosen: boolean
  currency: Currency
  counts: PassengerCounts
  limits: PassengerLimits
  /** The types that the line has fares for, before those of a day are loaded: later rows would move the page. */
  soldTo: readonly PassengerType[]
  /** What the confirm step found wrong with the counts. */
  error: string | undefined
  /** Marks fares as those of one way. */
  isRoundTrip: boolean
  onChange: (type: PassengerType, count: number) => void
}

/** Passengers with their fares; of the days on sale, until one is chosen. */
export const ChoosePassengers = (props: ChoosePassengersProps) => {
  const { fare, early, dateChosen, currency, counts, limits, soldTo, error, isRoundTrip, onChange } = props
  const t = useTicketDetailsTexts()
  const toFareText = useFareText(currency, isRoundTrip)
  const toViolationText = useCountViolationText(limits)
  // The rows stay while the fares of another day are loading.
  const [lastFare, setLastFare] = useState(fare)
  if (fare && fare !== lastFare) setLastFare(fare)

  const getFare = (type: PassengerType): string | undefined => {
    const amount = fare?.fares[type]
    if (fare) return amount === undefined ? undefined : toFareText(amount)
    const range = joinRanges(early.filter(({ passengerType }) => passengerType === type))
    if (dateChosen || !range) return range || lastFare || type === 'child' || type === 'elderly' ? '' : undefined
    const text = toFareText(range.lowest)
    return range.lowest === range.highest ? text : t('home.from', { amount: text })
  }
  const findProblem = () => {
    if (error) return { kind: 'danger', text: error } as const
    const violation = checkPassengerCounts(counts, limits)
    const isShown = violation === 'CHILD_ALONE' || violation === 'NO_PASSENGER'
    return isShown ? ({ kind: 'warning', text: toViolationText(violation) } as const) : undefined
  }
  const shown = fare ?? lastFare
  return (
    <PassengerSteppers
      counts={counts}
      limits={limits}
      isSold={(type) => (shown ? shown.fares[type] !== undefined : soldTo.includes(type))}
      getFare={getFare}
      problem={findProblem()}
      onChange={onChange}
    />
  )
}
