import { Money } from './money'
import styles from './price-lines.module.css'

export interface PriceLine {
  label: string
  /** `2 x HK$65.00`. */
  detail?: string
  /** Formatted, with its sign: `−HK$10.00`. Omitted while it is loading. */
  amount: string | undefined
}

export interface PriceLinesProps {
  lines: readonly PriceLine[]
  total?: { label: string; amount: string | undefined }
}

/** What is paid for, line by line, and the sum. */
export const PriceLines = ({ lines, total }: PriceLinesProps) => (
  <dl className={styles.lines}>
    {lines.map((line) => (
      <div key={`${line.label} ${line.detail}`} className={styles.line}>
        <dt>
          {line.label}
          {line.detail && <span className={styles.detail}> {line.detail}</span>}
        </dt>
        <dd>{line.amount ?? <Money />}</dd>
      </div>
    ))}
    {total && (
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd>
          <Money amount={total.amount} size="lg" />
        </dd>
      </div>
    )}
  </dl>
)
