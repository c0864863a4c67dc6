import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './count-chip.module.css'

interface CountChipProps {
  to: string
  label: string
  /** How many it leads to; left out until that is known. */
  count: number | undefined
  isCurrent: boolean
}

/** A link to some rows, with how many they are. */
export const CountChip = ({ to, label, count, isCurrent }: CountChipProps) => (
  <Link to={to} className={styles.chip} aria-current={isCurrent ? 'true' : undefined}>
    {label} {count !== undefined && <strong>{count}</strong>}
  </Link>
)

/** Chips beside each other; `label` names them together. */
export const CountChips = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={styles.row}>
    {children}
  </nav>
)
