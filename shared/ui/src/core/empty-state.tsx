import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { BridgeArt } from './bridge-art'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  /** `danger`: something failed. */
  kind?: 'empty' | 'danger'
  children?: ReactNode
  /** The next action: a button or a link. */
  action?: ReactNode
}

/** An empty list or page, and what to do about it. */
export const EmptyState = ({ title, kind = 'empty', children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    {kind === 'danger' ? (
      <CircleAlert size={48} className={styles.danger} aria-hidden />
    ) : (
      <div className={styles.art}>
        <BridgeArt />
      </div>
    )}
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)
