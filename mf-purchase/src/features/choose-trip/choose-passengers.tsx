import { useBookingTexts } from '@shuttle/booking'
import type { Fare } from '@shuttle/calls'
import {
  type Cents,
  type Currency,
  checkPassengerAdded,
  type FareRange,
  formatMoney,
  joinRanges,
  type PassengerCounts,
  type PassengerLimits,
  type PassengerType,
  roomFor,
  totalPassengers,
} from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { Card, Notice, Stepper } from '@shuttle/ui'
import { useState } from 'react'
import { RefusalNotice } from '../../components/refusal-notice'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './choose-passengers.module.css'
import { shownPassengerTypes } from './passenger-rows'

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
  /** A child was chosen without an adult or senior. */
  childAlone: boolean
  /** What the confirm step found wrong with the counts. */
  error: string | undefined
  /** Marks fares as those of one way. */
  isRoundTrip: boolean
  onChange: (type: PassengerType, count: number) => void
}

const HINTS = { child: 'passengers.childHint', elderly: 'passengers.elderlyHint' } as const
type HintedType = keyof typeof HINTS
const isHinted = (type: PassengerType): type is HintedType => type in HINTS
/** Reserves the line of a price: rows of two lines are higher. */
const RESERVED_LINE = '\u00a0'

export const ChoosePassengers = ({
  fare,
  early,
  dateChosen,
  currency,
  counts,
  limits,
  soldTo,
  childAlone,
  error,
  isRoundTrip,
  onChange,
}: ChoosePassengersProps) => {
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  // The rows stay while the fares of another day are loading.
  const [lastFare, setLastFare] = useState(fare)
  if (fare && fare !== lastFare) setLastFare(fare)
  /** The type that was at its limit at the last press. */
  const [refused, setRefused] = useState<PassengerType>()

  const formatPrice = (amount: Cents): string =>
    amount === 0
      ? t('fare.free')
      : t(isRoundTrip ? 'bothWays.each' : 'fare.perPassenger', {
          amount: formatMoney(amount, currency).replace(' ', '\u00a0'),
        })
  const getPrice = (type: PassengerType): string | false | undefined => {
    const amount = fare?.fares[type]
    if (fare) return amount !== undefined && formatPrice(amount)
    const range = joinRanges(early.filter(({ passengerType }) => passengerType === type))
    if (dateChosen || !range) return (range || lastFare || isHinted(type)) && RESERVED_LINE
    const price = formatPrice(range.lowest)
    return range.lowest === range.highest ? price : t('home.from', { amount: price })
  }
  /** The passenger type, and its fare below. */
  const getHint = (type: PassengerType): string =>
    [isHinted(type) ? t(HINTS[type]) : undefined, getPrice(type)].filter(Boolean).join('\n')
  const getRefusalText = (type: PassengerType): string => {
    const refusal = checkPassengerAdded(counts, type, limits)
    if (refusal === 'PEAK_LIMIT' || refusal === 'CONCESSION_AT_COUNTER') return bookingErrorTexts[language][refusal]
    if (refusal === 'TOO_MANY_CHILDREN') return t('passengers.tooManyChildren', { max: limits.maxChildren })
    return t('passengers.tooMany', { max: limits.maxPerOrder })
  }
  const getProblem = () => {
    const isFull = refused !== undefined && counts[refused] >= roomFor(refused, counts, limits)
    if (isFull) return { kind: 'danger', text: getRefusalText(refused) } as const
    if (error) return { kind: 'danger', text: error } as const
    if (childAlone) return { kind: 'warning', text: t('passengers.childAlone') } as const
    if (totalPassengers(counts) > 0) return undefined
    return { kind: 'warning', text: bookingErrorTexts[language].NO_PASSENGER } as const
  }
  const problem = getProblem()

  const shown = fare ?? lastFare
  const isSold = (type: PassengerType) => (shown ? shown.fares[type] !== undefined : soldTo.includes(type))
  return (
    <Card title={t('passengers.title')}>
      <div className={styles.steppers}>
        {shownPassengerTypes(isSold).map((type) => (
          <Stepper
            key={type}
            label={bookingT(`passengerType.${type}`)}
            hint={getHint(type)}
            value={counts[type]}
            max={roomFor(type, counts, limits)}
            onChange={(count) => {
              if (count < counts[type]) setRefused(undefined)
              onChange(type, count)
            }}
            decreaseLabel={t('passengers.fewer', { type: bookingT(`passengerType.${type}`).toLowerCase() })}
            increaseLabel={t('passengers.more', { type: bookingT(`passengerType.${type}`).toLowerCase() })}
            onRefused={(limit) => setRefused(limit === 'max' ? type : undefined)}
          />
        ))}
      </div>
      {problem?.kind === 'danger' && <RefusalNotice text={problem.text} />}
      {problem?.kind === 'warning' && (
        <Notice kind="warning" announce>
          {problem.text}
        </Notice>
      )}
    </Card>
  )
}
