import type { ReactNode } from 'react'
import styles from './row-acts.module.css'

/** Buttons of a row in a table cell: side by side where there is room, and no higher than the row. */
export const RowActs = ({ children }: { children: ReactNode }) => (
  <div className={styles.acts} data-acts>
    {children}
  </div>
)
