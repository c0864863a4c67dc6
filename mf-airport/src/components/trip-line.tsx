import type { ReactNode } from 'react'
import styles from './trip-card.module.css'

interface TripLineProps {
  title: ReactNode
  note: ReactNode
  /** At the end of the line. */
  action?: ReactNode
}

/** Something chosen or entered in short, and the way to change it. */
export const TripLine = ({ title, note, action }: TripLineProps) => (
  <div className={styles.trip}>
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      <p className={styles.note}>{note}</p>
    </div>
    {action}
  </div>
)
