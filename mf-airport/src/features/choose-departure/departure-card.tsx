import { civilTimeAt } from '@shuttle/domain'
import { Button, Notice, StatusBadge, VisuallyHidden } from '@shuttle/ui'
import { useClockTime } from '../../components/use-clock-time'
import { useDuration } from '../../components/use-duration'
import type { Connection, DepartureOption } from '../../domain/departure-options'
import { useDeparturesTexts } from '../../i18n/use-departures-texts'
import styles from './departure-axis.module.css'

/** At or below this number of seats, the count has another colour. */
const FEW_SEATS = 10

const Times = ({ option }: { option: DepartureOption }) => {
  const t = useDeparturesTexts()
  const toTime = useClockTime()
  return (
    <span className={styles.times}>
      <b>{civilTimeAt(option.departsAt).slice(0, 5)}</b> <span aria-hidden>→</span>{' '}
      <VisuallyHidden>{t('departures.arrives')} </VisuallyHidden>
      {toTime(option.arrivesAt, option.departure.date)}
    </span>
  )
}

/** A departure that cannot be chosen: the reason, and the next that fits. */
export const ClosedDeparture = ({
  option,
  reason,
  next,
  onChoose,
}: {
  option: DepartureOption
  reason: string
  next: DepartureOption | undefined
  onChoose: (option: DepartureOption) => void
}) => {
  const t = useDeparturesTexts()
  const toTime = useClockTime()
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Times option={option} />
        <span>{t('departures.closed')}</span>
      </div>
      <p className={styles.reason}>{reason}</p>
      {next && (
        <div className={styles.next}>
          <Button kind="text" onClick={() => onChoose(next)}>
            {t('departures.nextThatFits', {
              time: toTime(next.departsAt, option.departure.date),
              seats: t('departures.seatsLeft', { count: next.seatsLeft }),
            })}
          </Button>
        </div>
      )}
    </div>
  )
}

interface OpenDepartureProps {
  option: DepartureOption
  direction: Connection['direction']
  /** Of the radio buttons. */
  name: string
  isChosen: boolean
  isBest: boolean
  /** The service's refusal of it. */
  problem: string | undefined
  onChoose: (option: DepartureOption) => void
}

/** A departure that can be chosen: the time to the flight, and the seats left. */
export const OpenDeparture = ({ option, direction, name, isChosen, isBest, problem, onChoose }: OpenDepartureProps) => {
  const t = useDeparturesTexts()
  const toDuration = useDuration()
  const { seatsLeft, flightMinutes, spareMinutes, isTight } = option
  const distance = toDuration(flightMinutes)
  const gap = t(direction === 'toAirport' ? 'departures.beforeTakeOff' : 'departures.afterLanding', { gap: distance })
  const spare = t(spareMinutes === 0 ? 'departures.noSpare' : 'departures.littleSpare', { gap })
  return (
    <>
      <label className={styles.card}>
        <input type="radio" className={styles.input} name={name} checked={isChosen} onChange={() => onChoose(option)} />
        <span className={styles.head}>
          <Times option={option} />
          {isBest ? (
            <span className={styles.best}>{t('departures.bestFit')}</span>
          ) : (
            <StatusBadge tone={seatsLeft <= FEW_SEATS ? 'warning' : 'info'}>
              {t('departures.seatsLeft', { count: seatsLeft })}
            </StatusBadge>
          )}
        </span>
        <span className={styles.foot}>
          <span className={isTight ? styles.tight : undefined}>{isTight ? spare : gap}</span>
          {isBest && <span>{t('departures.seatsLeft', { count: seatsLeft })}</span>}
        </span>
      </label>
      {problem && (
        <Notice kind="danger" announce>
          {problem}
        </Notice>
      )}
    </>
  )
}
