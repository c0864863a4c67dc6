import { classNames } from './class-names'
import styles from './money.module.css'
import { VisuallyHidden } from './visually-hidden'

export interface MoneyProps {
  /** Formatted by the caller: `HK$65.00`. Omitted while it loads: its space is reserved. */
  amount?: string | undefined
  size?: 'sm' | 'md' | 'lg'
}

/** An amount to pay: the only orange element. */
export const Money = ({ amount, size = 'md' }: MoneyProps) => (
  <span className={classNames(styles.money, styles[size], amount === undefined && styles.coming)}>
    {amount ?? <VisuallyHidden>…</VisuallyHidden>}
  </span>
)
