import { type Instant, plainFlightNumber } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Button, VisuallyHidden } from '@shuttle/ui'
import { useId, useState } from 'react'
import { useClockTime } from '../../components/use-clock-time'
import { useDuration } from '../../components/use-duration'
import {
  type AxisMark,
  axisRows,
  type Connection,
  countOpen,
  type DepartureOption,
  findBestFit,
  nextThatFits,
  shownRange,
} from '../../domain/departure-options'
import { useDeparturesTexts } from '../../i18n/use-departures-texts'
import styles from './departure-axis.module.css'
import { ClosedDeparture, OpenDeparture } from './departure-card'
import { useReasonText } from './use-reason-text'

interface DepartureAxisProps {
  /** In the order they leave. */
  options: readonly DepartureOption[]
  connection: Connection
  flightNumber: string
  seats: number
  /** When the chosen one leaves. */
  chosen: Instant | undefined
  /** The service's refusal of the chosen one. */
  problem?: string | undefined
  onChoose: (option: DepartureOption) => void
}

/**
 * The departures on one time axis: lines of the flight divide open from closed, and every closed one shows its reason.
 */
export const DepartureAxis = (props: DepartureAxisProps) => {
  const { options, connection, flightNumber, seats, chosen, problem, onChoose } = props
  const t = useDeparturesTexts()
  const language = useLanguage()
  const toTime = useClockTime()
  const toDuration = useDuration()
  const toReason = useReasonText(connection, seats)
  const name = useId()
  const [unfolded, setUnfolded] = useState({ earlier: false, later: false })

  const best = findBestFit(options, connection.direction)
  const shown = shownRange(options, connection.direction, chosen)
  const start = unfolded.earlier ? 0 : shown.start
  const end = unfolded.later ? options.length : shown.end
  const earlier = { count: shown.start, open: countOpen(options.slice(0, shown.start)) }
  const later = { count: options.length - shown.end }
  const rows = axisRows(options.slice(start, end), connection)
  const days = new Set(options.map(({ departure }) => departure.date))
  /** If all departures are on one day, the lines show the time only. */
  const [onlyDay] = days.size === 1 ? [...days] : [undefined]

  const drawMark = ({ kind, at }: AxisMark) => {
    const inserts = {
      time: toTime(at, onlyDay),
      number: plainFlightNumber(flightNumber),
      longest: toDuration(connection.settings.longestWaitMinutes),
    }
    const isLine = kind === 'checkInCloses' || kind === 'through' || kind === 'longestWait'
    return (
      <li key={kind} className={`${styles.row} ${styles.mark} ${isLine ? styles.line : ''}`}>
        {t(`mark.${kind}`, inserts)}
      </li>
    )
  }
  const drawOption = (option: DepartureOption) => {
    const isChosen = option.departsAt === chosen
    const isClosed = option.refusal !== undefined
    return (
      <li
        key={option.departsAt}
        data-departs={`${option.departure.date} ${option.departure.beginTime}`}
        className={`${styles.row} ${styles.point} ${isClosed ? styles.closed : ''} ${isChosen ? styles.chosen : ''}`}
      >
        {isClosed ? (
          <ClosedDeparture
            option={option}
            reason={toReason(option)}
            next={nextThatFits(options, option)}
            onChoose={onChoose}
          />
        ) : (
          <OpenDeparture
            option={option}
            direction={connection.direction}
            name={name}
            isChosen={isChosen}
            isBest={option === best}
            problem={isChosen ? problem : undefined}
            onChoose={onChoose}
          />
        )}
      </li>
    )
  }
  const drawDay = (option: DepartureOption) => (
    <li key={option.departure.date} className={`${styles.row} ${styles.day}`}>
      {formatDate(option.departure.date, language, 'short')}
    </li>
  )

  let day = days.size > 1 ? '' : onlyDay
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{t('departures.list')}</VisuallyHidden>
      </legend>
      {earlier.count > 0 && (
        <div className={styles.fold}>
          <Button
            kind="text"
            aria-expanded={unfolded.earlier}
            onClick={() => setUnfolded({ ...unfolded, earlier: !unfolded.earlier })}
          >
            {unfolded.earlier
              ? t('departures.hideEarlier')
              : t(earlier.open > 0 ? 'departures.earlierOpen' : 'departures.earlier', earlier)}
          </Button>
        </div>
      )}
      <ol>
        {rows.flatMap((row) => {
          if (row.kind === 'mark') return [drawMark(row.mark)]
          const isNewDay = row.option.departure.date !== day
          day = row.option.departure.date
          return isNewDay ? [drawDay(row.option), drawOption(row.option)] : [drawOption(row.option)]
        })}
      </ol>
      {later.count > 0 && (
        <div className={styles.fold}>
          <Button
            kind="text"
            aria-expanded={unfolded.later}
            onClick={() => setUnfolded({ ...unfolded, later: !unfolded.later })}
          >
            {unfolded.later ? t('departures.hideLater') : t('departures.later', later)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
