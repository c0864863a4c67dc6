import { chartLabels, numberHours } from '../../domain/chart-labels'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import styles from './bus-chart.module.css'

/** Hours before it belong to the night ticket. */
const FIRST_DAY_HOUR = 6
const TICKS = [0, 6, 12, 18, 24]

interface BusChartProps {
  /** Of each hour. */
  buses: readonly number[]
  /** The hour of now; undefined for another kind of day. */
  hour: number | undefined
  /** Text alternative of the whole chart. */
  label: string
}

const toPercent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** A bar for each hour; the table beside it has the same numbers. */
export const BusChart = ({ buses, hour, label }: BusChartProps) => {
  const t = useGuideTexts()
  const most = Math.max(1, ...buses)
  const heightOf = (count: number) => toPercent(count / most)
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={styles.plot}>
        {numberHours(buses).map(({ at, count }) => (
          <span
            key={at}
            className={at === hour ? styles.nowBar : at < FIRST_DAY_HOUR ? styles.nightBar : styles.bar}
            style={{ height: heightOf(count) }}
          />
        ))}
        {chartLabels(buses, hour).map(({ at, buses: count, interval }) => (
          <span
            key={at}
            className={styles.label}
            style={{ insetInlineStart: toPercent(at / buses.length), bottom: heightOf(count) }}
          >
            {t('times.inChart', { minutes: interval })}
          </span>
        ))}
        {hour !== undefined && (
          <span
            className={styles.label}
            style={{ insetInlineStart: toPercent((hour + 0.5) / buses.length), bottom: heightOf(buses[hour] ?? 0) }}
          >
            {t('times.now')}
          </span>
        )}
      </div>
      <div className={styles.ticks}>
        {TICKS.map((tick) => (
          <span key={tick}>{`${String(tick).padStart(2, '0')}:00`}</span>
        ))}
      </div>
    </div>
  )
}
