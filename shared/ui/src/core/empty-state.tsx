import type { ReactNode } from 'react'
import { BridgeArt } from './bridge-art'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** The way on: a button or a link. */
  action?: ReactNode
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <div className={styles.art}>
      <BridgeArt />
    </div>
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)
