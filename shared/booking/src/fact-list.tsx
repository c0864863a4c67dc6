import type { ReactNode } from 'react'
import styles from './fact-list.module.css'
import { UnbrokenText } from './unbroken-text'

/** Names and values in rows; a row without a value is left out. */
export const FactList = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value !== '' && value !== undefined)
      .map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <UnbrokenText>{value}</UnbrokenText> : value}</dd>
        </div>
      ))}
  </dl>
)
