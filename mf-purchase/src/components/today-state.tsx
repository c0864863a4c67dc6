import type { DisruptedRides, Guides } from '@shuttle/calls'
import { civilDateAt, civilTimeAt, type Instant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { findDisruptedRides } from '../domain/guide-lines'
import { useGuideTexts } from '../i18n/use-guide-texts'
import { GuideIcon } from './guide-icon'
import styles from './today-state.module.css'

interface TodayStateProps {
  guides: Guides
  lineCode: string
  /** Name of the end, where a page has several lines. */
  to?: string
  /** Name of the end of a leg, where a line has two. */
  nameOf?: (legCode: string) => string
}

/** Whether a line runs today, as staff declared it, and since when this is known. */
export const TodayState = ({ guides, lineCode, to, nameOf }: TodayStateProps) => {
  const t = useGuideTexts()
  const language = useLanguage()
  const disrupted = findDisruptedRides(guides, lineCode)
  const toText = (rides: DisruptedRides) => {
    const time = rides.beginTime.slice(0, 5)
    const name = nameOf?.(rides.lineCode) ?? to
    if (time === '') return name === undefined ? t('state.stopped') : t('state.stoppedTo', { name })
    return name === undefined ? t('state.oneStopped', { time }) : t('state.oneStoppedTo', { time, name })
  }
  const toUpdated = (at: Instant) => {
    const isToday = civilDateAt(at) === civilDateAt(guides.readAt)
    return t('state.updated', { time: isToday ? civilTimeAt(at).slice(0, 5) : formatDateTime(at, language) })
  }
  const normal = to === undefined ? t('state.normal') : t('state.normalTo', { name: to })
  const isNormal = disrupted.length === 0
  const updatedAt = isNormal ? guides.readAt : Math.max(...disrupted.map(({ declaredAt }) => declaredAt))
  return (
    <div className={isNormal ? styles.normal : styles.disrupted} role="status">
      <GuideIcon name={isNormal ? 'check' : 'warning'} className={styles.icon} />
      <div>
        {isNormal ? (
          <strong>{normal}</strong>
        ) : (
          <>
            {[...new Set(disrupted.map(toText))].map((text) => (
              <strong key={text} className={styles.line}>
                {text}
              </strong>
            ))}
            <span className={styles.line}>{t('state.refunded')}</span>
          </>
        )}
      </div>
      <span className={styles.updated}>{toUpdated(updatedAt)}</span>
    </div>
  )
}
