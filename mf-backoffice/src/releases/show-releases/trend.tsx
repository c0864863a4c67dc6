import { trendPath } from '../domain/trend-path'
import styles from './releases.module.css'

const SIZE = { width: 64, height: 16 }

interface TrendProps {
  hours: readonly { loads: number; failures: number }[]
  isBad: boolean
}

/** Error rates of the last 24 hours as a line; the rate beside it is what readers hear. */
export const Trend = ({ hours, isBad }: TrendProps) => {
  const path = trendPath(hours, SIZE)
  return (
    <svg className={styles.trend} viewBox={`-1 -1 ${SIZE.width + 2} ${SIZE.height + 2}`} aria-hidden="true">
      {path && <path className={isBad ? `${styles.trendLine} ${styles.trendBad}` : styles.trendLine} d={path} />}
    </svg>
  )
}
