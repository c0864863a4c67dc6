import type { ReactNode } from 'react'
import styles from './row-actions.module.css'

/** Buttons of a row in a table cell: side by side where there is room, and no higher than the row. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions} data-actions>
    {children}
  </div>
)
