import { useBookingTexts } from '@shuttle/booking'
import type { Fare } from '@shuttle/calls'
import {
  checkPassengerAdded,
  checkPassengerCounts,
  formatMoney,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerCountViolation,
  type PassengerLimits,
  type PassengerType,
  roomFor,
} from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { Card, Notice, Stepper } from '@shuttle/ui'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import styles from './choose-passengers.module.css'

interface ChoosePassengersProps {
  /** Fare of the chosen day, or of today while none is chosen; undefined while it loads. */
  fare: Fare | undefined
  counts: PassengerCounts
  limits: PassengerLimits
  /** The types that the line has fares for, before those of a day are loaded. */
  soldTo: readonly PassengerType[]
  /** Shows what is wrong with the counts although nothing was pressed. */
  isTried: boolean
  onChange: (type: PassengerType, count: number) => void
  /** Above the counts. */
  children?: ReactNode
}

const ALWAYS: readonly PassengerType[] = ['adult', 'child', 'elderly']
/** Reserves the line of a fare. */
const RESERVED_LINE = '\u00a0'

/** Passenger counts, each type with its fare, within the limits of the line. */
export const ChoosePassengers = ({
  fare,
  counts,
  limits,
  soldTo,
  isTried,
  onChange,
  children,
}: ChoosePassengersProps) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  /** The type that was at its limit at the last press. */
  const [refused, setRefused] = useState<PassengerType>()

  const formatFare = (type: PassengerType): string => {
    const amount = fare?.fares[type]
    if (!fare || amount === undefined) return RESERVED_LINE
    if (amount === 0) return t('passengers.free')
    return t('passengers.fare', { amount: formatMoney(amount, fare.currency).replace(' ', '\u00a0') })
  }
  const getHint = (type: PassengerType): string => {
    const who = type === 'child' || type === 'elderly' ? `${t(`passengers.${type}Hint`)}\n` : ''
    return who + formatFare(type)
  }
  const toText = (violation: PassengerCountViolation): string => {
    if (violation === 'TOO_MANY_CHILDREN') return t('passengers.tooManyChildren', { max: limits.maxChildren })
    if (violation === 'TOO_MANY_TICKETS') return t('passengers.tooMany', { max: limits.maxPerOrder })
    if (violation === 'CHILD_ALONE') return t('passengers.childAlone')
    return bookingErrorTexts[language][violation === 'BAD_COUNT' ? 'NO_PASSENGER' : violation]
  }
  const findProblem = () => {
    const full = refused && checkPassengerAdded(counts, refused, limits)
    if (full) return { kind: 'danger', text: toText(full) } as const
    const violation = checkPassengerCounts(counts, limits)
    return violation && ({ kind: isTried ? 'danger' : 'warning', text: toText(violation) } as const)
  }
  const problem = findProblem()
  const isShown = (type: PassengerType) =>
    ALWAYS.includes(type) || (fare ? fare.fares[type] !== undefined : soldTo.includes(type))
  return (
    <Card title={t('passengers.title')}>
      {children}
      <div className={styles.steppers}>
        {PASSENGER_TYPES.filter(isShown).map((type) => (
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
      {problem && (
        <Notice kind={problem.kind} announce>
          {problem.text}
        </Notice>
      )}
    </Card>
  )
}
