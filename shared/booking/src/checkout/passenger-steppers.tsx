import {
  checkPassengerAdded,
  type PassengerCounts,
  type PassengerLimits,
  type PassengerType,
  roomFor,
} from '@shuttle/domain'
import { Button, Card, Notice, Stepper } from '@shuttle/ui'
import { type ReactNode, useId, useState } from 'react'
import { useBookingTexts } from '../texts/use-booking-texts'
import { useTripChoiceTexts } from '../texts/use-trip-choice-texts'
import styles from './passenger-steppers.module.css'
import { RefusalNotice } from './refusal-notice'
import { useCountViolationText } from './use-count-violation-text'

interface PassengerSteppersProps {
  counts: PassengerCounts
  limits: PassengerLimits
  /** Students and infants are offered where the line has a fare for them; the others always (D9.23). */
  isSold: (type: PassengerType) => boolean
  /** The fare of a type; if it is empty, its line is reserved, and undefined has no line. */
  getFare: (type: PassengerType) => string | undefined
  /** What is wrong with the counts, unless a press was refused. */
  problem: { kind: 'danger' | 'warning'; text: string } | undefined
  onChange: (type: PassengerType, count: number) => void
  /** Above the counts. */
  children?: ReactNode
}

/** In the order of their rows. */
const COMMON: readonly PassengerType[] = ['adult', 'child']
const RARE: readonly PassengerType[] = ['elderly', 'student', 'infant']
/** Only the first name of a list begins with a capital. */
const toListed = (name: string, index: number): string => (index === 0 ? name : name.toLowerCase())
/** Reserves a line: rows of two lines are higher. */
const EMPTY_LINE = '\u00a0'

/**
 * Passenger counts, each type with its fare, within the limits of the line (purchase 5, counts). Rare types are folded
 * until one of them is counted.
 */
export const PassengerSteppers = (props: PassengerSteppersProps) => {
  const { counts, limits, isSold, getFare, problem, onChange, children } = props
  const t = useTripChoiceTexts()
  const bookingT = useBookingTexts()
  const id = useId()
  const [isOpened, setOpened] = useState(false)
  const toViolationText = useCountViolationText(limits)
  /** The type that was at its limit at the last press. */
  const [refused, setRefused] = useState<PassengerType>()

  const getHint = (type: PassengerType): string => {
    const fare = getFare(type)
    const hint = type === 'child' || type === 'elderly' ? t(`passengers.${type}Hint`) : undefined
    return [hint, fare === '' ? EMPTY_LINE : fare].filter(Boolean).join('\n')
  }
  const isFull = refused !== undefined && counts[refused] >= roomFor(refused, counts, limits)
  const refusal = isFull
    ? toViolationText(checkPassengerAdded(counts, refused, limits) ?? 'TOO_MANY_TICKETS')
    : undefined
  const danger = refusal ?? (problem?.kind === 'danger' ? problem.text : undefined)
  const rare = RARE.filter((type) => type === 'elderly' || isSold(type))
  const isCounted = rare.some((type) => counts[type] > 0)
  // It stays open when the count is back at zero: the button that was pressed is in it.
  if (isCounted && !isOpened) setOpened(true)
  const isOpen = isOpened || isCounted
  const rareNames = rare.map((type) => bookingT(`passengerType.${type}`))
  const drawStepper = (type: PassengerType) => {
    const name = bookingT(`passengerType.${type}`)
    return (
      <Stepper
        key={type}
        label={name}
        hint={getHint(type)}
        value={counts[type]}
        max={roomFor(type, counts, limits)}
        onChange={(count) => {
          if (count < counts[type]) setRefused(undefined)
          onChange(type, count)
        }}
        decreaseLabel={t('passengers.fewer', { type: name.toLowerCase() })}
        increaseLabel={t('passengers.more', { type: name.toLowerCase() })}
        onRefused={(limit) => setRefused(limit === 'max' ? type : undefined)}
      />
    )
  }
  return (
    <Card title={t('passengers.title')}>
      {children}
      <div className={styles.steppers}>
        {COMMON.map(drawStepper)}
        <div className={styles.rare}>
          <p id={`${id}-rare`}>{rareNames.map(toListed).join(t('passengers.separator'))}</p>
          {!isCounted && (
            <Button
              kind="text"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-steppers` : undefined}
              aria-describedby={`${id}-rare`}
              onClick={() => setOpened(!isOpen)}
            >
              {t(isOpen ? 'passengers.hide' : 'passengers.add')}
            </Button>
          )}
        </div>
        {isOpen && (
          <div id={`${id}-steppers`} className={styles.steppers}>
            {rare.map(drawStepper)}
          </div>
        )}
      </div>
      {danger !== undefined && <RefusalNotice text={danger} />}
      {danger === undefined && problem && (
        <Notice kind="warning" announce>
          {problem.text}
        </Notice>
      )}
    </Card>
  )
}
