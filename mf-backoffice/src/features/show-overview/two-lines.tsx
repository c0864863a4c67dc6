import type { ReactNode } from 'react'
import styles from './overview.module.css'

/** A value with what belongs to it below: a table of three columns finds room at any width. */
export const TwoLines = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <>
    <span className={styles.first}>{children}</span>
    <span className={styles.below}>{below}</span>
  </>
)
