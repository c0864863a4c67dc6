import type { Guides, LineOnSale, LineTimes } from '@shuttle/calls'
import { civilDateAt, dayKindOn, type FARE_WINDOW, firstAndLastBus, isAirportLine } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import type { ReactNode } from 'react'
import { TodayState } from '../../components/today-state'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import styles from './line-summary.module.css'

const MINUTE_MS = 60_000

const SummaryItem = ({ label, value, note }: { label: string; value: ReactNode; note?: string | undefined }) => (
  <div className={styles.item}>
    <dt>{label}</dt>
    <dd>
      <strong className={styles.value}>{value}</strong>
      {note && <span className={styles.note}>{note}</span>}
    </dd>
  </div>
)

/** State of today, first and last bus, and the length of the ride. */
export const LineSummary = ({ guides, line, times }: { guides: Guides; line: LineOnSale; times: LineTimes }) => {
  const t = useGuideTexts()
  const today = civilDateAt(useNow(MINUTE_MS))
  const buses = times.times[dayKindOn(today, guides.holidays)]
  const busesIn = (window: keyof typeof FARE_WINDOW) => firstAndLastBus(buses, window)
  const [day, night] = [busesIn('day'), isAirportLine(line.lineCode) ? undefined : busesIn('night')]
  const { rideMinutes, busyRideMinutes } = times
  const nameOf = (legCode: string) => (legCode.startsWith(line.originCode) ? line.destinationName : line.originName)
  return (
    <section className={styles.card}>
      <TodayState lineCode={line.lineCode} {...(line.category === 'roundTrip' && { nameOf })} />
      <dl className={styles.items}>
        {day && (
          <>
            <SummaryItem
              label={t('line.first')}
              value={day.first}
              note={night && t('line.nightFrom', { time: night.first })}
            />
            <SummaryItem
              label={t('line.last')}
              value={day.last}
              note={night && t('line.nightUntil', { time: night.last })}
            />
          </>
        )}
        <SummaryItem
          label={t('line.ride')}
          value={t('line.minutes', { minutes: rideMinutes })}
          note={busyRideMinutes === rideMinutes ? undefined : t('line.busyRide', { minutes: busyRideMinutes })}
        />
      </dl>
    </section>
  )
}
