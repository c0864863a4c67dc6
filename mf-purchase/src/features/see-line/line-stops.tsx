import { stopHref } from '@shuttle/booking/addresses'
import type { Guides, LineOnSale, LineTimes } from '@shuttle/calls'
import { Card } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { findStop } from '../../domain/guide-lines'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import styles from './line-stops.module.css'

interface LineStopsProps {
  guides: Guides
  line: LineOnSale
  times: LineTimes
}

/** Both ends of a line, each with the link to its page. */
export const LineStops = ({ guides, line, times }: LineStopsProps) => {
  const t = useGuideTexts()
  const origin = findStop(guides, line.originCode)
  const destination = findStop(guides, line.destinationCode)
  const bay = origin?.bays[times.bay - 1]?.title
  const ends = [
    {
      ...{ key: 'origin', name: line.originName, stop: origin, to: stopHref(line.originCode, times.lineCode) },
      text: [origin?.building, bay].filter(Boolean).join(t('stop.comma')),
    },
    {
      ...{ key: 'destination', name: line.destinationName, stop: destination, to: stopHref(line.destinationCode) },
      text: times.arrival,
    },
  ]
  return (
    <Card title={t('line.stops')}>
      <ol>
        {ends.map(({ key, name, stop, to, text }) => (
          <li key={key} className={styles.stop}>
            {stop ? (
              <Link to={to} className={styles.link}>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.text}>{text}</span>
                <span className={styles.more}>{t('line.stopLinks')}</span>
              </Link>
            ) : (
              <span className={styles.link}>
                <strong className={styles.name}>{name}</strong>
              </span>
            )}
            {key === 'origin' && <span className={styles.way}>{t('line.noStops')}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
