import type { ReactNode } from 'react'
import styles from './description-list.module.css'
import { UnbrokenText } from './unbroken-text'

/** Names and values in rows; a row without a value is left out. */
export const DescriptionList = ({ items }: { items: readonly { name: string; value: ReactNode }[] }) => (
  <dl className={styles.items}>
    {items
      .filter(({ value }) => value !== '' && value !== undefined)
      .map(({ name, value }) => (
        <div key={name} className={styles.item}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <UnbrokenText>{value}</UnbrokenText> : value}</dd>
        </div>
      ))}
  </dl>
)
