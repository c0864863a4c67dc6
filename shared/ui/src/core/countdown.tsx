import { Clock } from 'lucide-react'
import { classNames } from './class-names'
import styles from './countdown.module.css'

export interface CountdownProps {
  /** `Pay within`. */
  label: string
  /** `mm:ss`, from the domain's countdown; undefined when time is over. */
  timeLeft: string | undefined
  /** Shown and announced when the time is over. */
  overText: string
}

/** Time left to pay. Ticks silently: only its end is announced. */
export const Countdown = ({ label, timeLeft, overText }: CountdownProps) => (
  <p className={classNames(styles.countdown, timeLeft === undefined && styles.over)}>
    <Clock size={16} aria-hidden />
    {timeLeft !== undefined && (
      <span role="timer">
        {label} <span className={styles.time}>{timeLeft}</span>
      </span>
    )}
    <span role="status">{timeLeft === undefined && overText}</span>
  </p>
)
