import type { GuideEntry } from '@shuttle/domain'
import { GuideIcon, type GuideIconName } from './guide-icon'
import styles from './guide-list.module.css'

interface GuideListProps {
  rows: readonly (GuideEntry & { icon?: GuideIconName })[]
  /** Numbers in place of icons: steps that follow each other. */
  isNumbered?: boolean
}

/** Rows of a title and a detail. */
export const GuideList = ({ rows, isNumbered = false }: GuideListProps) => {
  const items = rows.map(({ title, detail, icon }, index) => (
    <li key={title} className={styles.row}>
      {isNumbered ? (
        <span className={styles.number} aria-hidden>
          {index + 1}
        </span>
      ) : (
        <GuideIcon name={icon ?? 'pin'} className={styles.icon} />
      )}
      <span>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </li>
  ))
  return isNumbered ? <ol className={styles.list}>{items}</ol> : <ul className={styles.list}>{items}</ul>
}
