import { StateMark } from '@shuttle/ui/backoffice'
import type { CSSProperties } from 'react'
import { fullnessOf } from '../domain/fullness'
import { useOverviewTexts } from '../texts/use-overview-texts'
import styles from './overview.module.css'

/** Sold share as a bar with its number, or as a text when it is nearly sold out, sold out or closed. */
export const FullMark = ({ isClosed, ...seats }: { sold: number; capacity: number; isClosed: boolean }) => {
  const t = useOverviewTexts()
  if (isClosed) return <StateMark glyph="locked">{t('state.closed')}</StateMark>
  const { percent, level } = fullnessOf(seats)
  if (level === 'full')
    return (
      <span className={styles.whole}>
        <StateMark glyph="ended" tone="danger">
          {t('seats.soldOut')}
        </StateMark>
      </span>
    )
  if (level === 'few')
    return (
      <StateMark glyph="attention" tone="warning">
        {t('seats.few', { percent })}
      </StateMark>
    )
  return (
    <span className={styles.full}>
      <span aria-hidden className={styles.track} style={{ '--part': `${percent}%` } as CSSProperties} />
      {t('seats.percent', { percent })}
    </span>
  )
}
