import { classNames } from './class-names'
import styles from './money.module.css'

export interface MoneyProps {
  /** Formatted by the caller: `HK$ 65.00`. */
  amount: string
  size?: 'sm' | 'md' | 'lg'
}

/** An amount to pay: the one thing that is orange. */
export const Money = ({ amount, size = 'md' }: MoneyProps) => (
  <span className={classNames(styles.money, styles[size])}>{amount}</span>
)
