import { formatCount } from '@shuttle/domain'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './count-chip.module.css'

interface CountChipProps {
  to: string
  label: string
  /** Number of the linked rows; undefined until it is known. */
  count: number | undefined
  isCurrent: boolean
}

/** A link to a filtered list, with the number of its rows. */
export const CountChip = ({ to, label, count, isCurrent }: CountChipProps) => (
  <Link to={to} className={styles.chip} aria-current={isCurrent ? 'true' : undefined}>
    {label} {count !== undefined && <strong>{formatCount(count)}</strong>}
  </Link>
)

/** A labelled group of chips. */
export const CountChips = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={styles.row}>
    {children}
  </nav>
)
