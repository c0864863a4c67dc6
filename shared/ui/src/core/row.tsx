import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './row.module.css'

export interface RowProps {
  /** `between`: at both ends. `fill`: shared evenly. */
  spread?: 'start' | 'between' | 'fill'
  children: ReactNode
}

/** Things beside each other; they wrap where the screen is too narrow. */
export const Row = ({ spread = 'start', children }: RowProps) => (
  <div className={classNames(styles.row, styles[spread])}>{children}</div>
)
