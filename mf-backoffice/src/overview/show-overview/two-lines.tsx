import type { ReactNode } from 'react'
import styles from './overview.module.css'

/** A value with a second line below it, so that a table of three columns fits at any width. */
export const TwoLines = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <>
    <span className={styles.first}>{children}</span>
    <span className={styles.below}>{below}</span>
  </>
)
