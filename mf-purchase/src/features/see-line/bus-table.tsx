import { busInterval } from '@shuttle/domain'
import { numberHours } from '../../domain/chart-labels'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import styles from './bus-table.module.css'

interface BusTableProps {
  /** Of each hour. */
  buses: readonly number[]
  /** The hour of now; undefined for another kind of day. */
  hour: number | undefined
  caption: string
}

const toHour = (hour: number) => `${String(hour).padStart(2, '0')}:00–${String(hour).padStart(2, '0')}:59`

/** Buses and interval of each hour. */
export const BusTable = ({ buses, hour, caption }: BusTableProps) => {
  const t = useGuideTexts()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('times.hour')}</th>
          <th scope="col">{t('times.buses')}</th>
          <th scope="col">{t('times.interval')}</th>
        </tr>
      </thead>
      <tbody>
        {numberHours(buses).map(({ at, count }) => {
          const interval = busInterval(count)
          return (
            <tr key={at} className={at === hour ? styles.now : undefined}>
              <th scope="row">
                {toHour(at)} {at === hour && <span className={styles.word}>{t('times.now')}</span>}
              </th>
              <td>{count === 0 ? t('times.none') : t('times.busCount', { buses: count })}</td>
              <td>{interval !== undefined && t('times.every', { minutes: interval })}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
