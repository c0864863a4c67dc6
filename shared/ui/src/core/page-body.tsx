import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './page-body.module.css'

export interface PageBodyProps {
  /** The first card overlaps the header above (`PageHeader overlap`). */
  overlap?: boolean
  /** From 1,024 px on its total bar is a card among the others: for two columns (`PageAside`). */
  wide?: boolean
  children: ReactNode
}

/** The column of cards under a header: as wide as a phone; from 1,024 px on as the frame of all pages. */
export const PageBody = ({ overlap = false, wide, children }: PageBodyProps) => (
  <div className={classNames(styles.body, overlap && styles.overlap)} data-wide={wide || undefined}>
    {children}
  </div>
)

/** From 1,024 px on it is beside the other cards and stays visible; below, at its place among them. */
export const PageAside = ({ children }: { children: ReactNode }) => <div className={styles.aside}>{children}</div>
