import type { ReactNode } from 'react'
import styles from './trip-card.module.css'

interface TripLineProps {
  title: ReactNode
  note: ReactNode
  /** At the end of the line. */
  action?: ReactNode
}

/** A summary of something chosen or entered, and the link to change it. */
export const TripLine = ({ title, note, action }: TripLineProps) => (
  <div className={styles.trip}>
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      <p className={styles.note}>{note}</p>
    </div>
    {action}
  </div>
)
