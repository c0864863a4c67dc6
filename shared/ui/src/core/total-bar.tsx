import type { ReactNode } from 'react'
import { Money } from './money'
import styles from './total-bar.module.css'

export interface TotalBarProps {
  /** `Total`. */
  label: string
  /** Formatted. Omitted while it loads: its space is reserved. */
  amount: string | undefined
  /** One line under the amount. */
  note?: string | undefined
  /** The page's one primary button. */
  children: ReactNode
}

/** The total and the main button, fixed at the bottom; it reserves its space at the end of the page. */
export const TotalBar = ({ label, amount, note, children }: TotalBarProps) => (
  <div className={styles.place} data-bottom-bar>
    <div className={styles.bar}>
      <div className={styles.inner}>
        <p className={styles.total} aria-live="polite" aria-busy={amount === undefined}>
          <span className={styles.label}>{label}</span> <Money amount={amount} size="lg" />
          {note && <span className={styles.note}>{note}</span>}
        </p>
        {children}
      </div>
    </div>
  </div>
)
