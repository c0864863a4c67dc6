import { classNames } from './class-names'
import styles from './money.module.css'
import { VisuallyHidden } from './visually-hidden'

export interface MoneyProps {
  /** Formatted by the caller: `HK$65.00`. Left out while it loads: its space is reserved. */
  amount?: string | undefined
  size?: 'sm' | 'md' | 'lg'
}

/** An amount to pay: the one thing that is orange. */
export const Money = ({ amount, size = 'md' }: MoneyProps) => (
  <span className={classNames(styles.money, styles[size], amount === undefined && styles.coming)}>
    {amount ?? <VisuallyHidden>…</VisuallyHidden>}
  </span>
)
