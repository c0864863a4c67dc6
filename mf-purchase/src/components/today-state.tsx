import type { LineState } from '@shuttle/calls'
import { civilDateAt, civilTimeAt, type Instant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { hasFailed, useLineStates } from '@shuttle/queries'
import type { ReactNode } from 'react'
import { findLineStates } from '../domain/guide-lines'
import { useGuideTexts } from '../i18n/use-guide-texts'
import { GuideIcon, type GuideIconName } from './guide-icon'
import styles from './today-state.module.css'

interface TodayStateProps {
  lineCode: string
  /** Name of the end, where a page has several lines. */
  to?: string
  /** Name of the end of a leg, where a line has two. */
  nameOf?: (legCode: string) => string
  /** Empty unless staff declared something. */
  hidesNormal?: boolean
}

const ICONS = { normal: 'check', late: 'clock', cancelled: 'warning', unknown: 'info' } satisfies Record<
  string,
  GuideIconName
>

const Strip = ({ kind, updated, children }: { kind: keyof typeof ICONS; updated?: string; children: ReactNode }) => (
  <div className={[styles.strip, styles[kind]].join(' ')}>
    <GuideIcon name={ICONS[kind]} className={styles.icon} />
    <div className={styles.texts}>{children}</div>
    {updated && <span className={styles.updated}>{updated}</span>}
  </div>
)

/** Whether a line runs today, runs late or does not run, as staff declared it, and since when this is known. */
export const TodayState = ({ lineCode, to, nameOf, hidesNormal = false }: TodayStateProps) => {
  const t = useGuideTexts()
  const language = useLanguage()
  const query = useLineStates()
  const { states, readAt } = query.data ?? { states: [], readAt: 0 }
  const declared = findLineStates(states, lineCode)
  if (hidesNormal && declared.length === 0) return null

  const toText = ({ kind, lineCode: leg, beginTime: time, minutes }: LineState) => {
    const name = nameOf?.(leg) ?? to
    const key = time === '' ? kind : (`${kind}One` as const)
    return name === undefined ? t(`state.${key}`, { time, minutes }) : t(`state.${key}To`, { time, minutes, name })
  }
  const toUpdated = (at: Instant) => {
    const isToday = civilDateAt(at) === civilDateAt(readAt)
    return t('state.updated', { time: isToday ? civilTimeAt(at).slice(0, 5) : formatDateTime(at, language) })
  }
  const strips = (['cancelled', 'late'] as const).map((kind) => {
    const ofKind = declared.filter((state) => state.kind === kind)
    const texts = ofKind.flatMap((state) => (state.text === '' ? [] : [state.text]))
    return (
      ofKind.length > 0 && (
        <Strip key={kind} kind={kind} updated={toUpdated(Math.max(...ofKind.map(({ since }) => since)))}>
          {[...new Set(ofKind.map(toText))].map((text) => (
            <strong key={text}>{text}</strong>
          ))}
          {[...new Set([...texts, t(`state.${kind}Refund`)])].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Strip>
      )
    )
  })
  return (
    <div className={styles.today} role="status">
      {strips}
      {!query.data && <Strip kind="unknown">{t(hasFailed(query) ? 'state.unknown' : 'state.loading')}</Strip>}
      {query.data && declared.length === 0 && (
        <Strip kind="normal" updated={toUpdated(readAt)}>
          <strong>{to === undefined ? t('state.normal') : t('state.normalTo', { name: to })}</strong>
        </Strip>
      )}
    </div>
  )
}
