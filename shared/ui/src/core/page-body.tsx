import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './page-body.module.css'

export interface PageBodyProps {
  /** The first card overlaps the header above (`PageHeader overlap`). */
  overlap?: boolean
  children: ReactNode
}

/** The column of cards under a header: as wide as a phone, centred on wide screens. */
export const PageBody = ({ overlap = false, children }: PageBodyProps) => (
  <div className={classNames(styles.body, overlap && styles.overlap)}>{children}</div>
)
