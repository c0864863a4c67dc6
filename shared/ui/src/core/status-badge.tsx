import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './status-badge.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** A short text of a state: unpaid, paid, cancelled. */
export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
)
