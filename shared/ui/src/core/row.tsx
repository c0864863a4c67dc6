import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './row.module.css'

export interface RowProps {
  /** `between`: at both ends. `fill`: shared evenly. */
  spread?: 'start' | 'between' | 'fill'
  /** Text buttons at the ends: their texts stand on the edges, their targets reach beyond. */
  flush?: boolean
  children: ReactNode
}

/** Things beside each other; they wrap where the screen is too narrow. */
export const Row = ({ spread = 'start', flush = false, children }: RowProps) => (
  <div className={classNames(styles.row, styles[spread], flush && styles.flush)}>{children}</div>
)
