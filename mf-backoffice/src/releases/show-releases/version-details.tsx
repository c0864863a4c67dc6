import { DescriptionList } from '@shuttle/booking'
import { formatCount } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { StateMark } from '@shuttle/ui/backoffice'
import type { ReleasedVersion } from '@shuttle/wire/staff'
import type { ReactNode } from 'react'
import { formatRate, formatSeconds } from '../domain/format-figures'
import { useReleasesTexts } from '../texts/use-releases-texts'
import styles from './releases.module.css'
import { useFailuresText } from './use-failures-text'

const formatVitals = ({ lcpMs, inpMs, cls }: NonNullable<ReleasedVersion['figures']>): string =>
  [
    lcpMs === undefined ? '' : `LCP ${formatSeconds(lcpMs)}`,
    inpMs === undefined ? '' : `INP ${inpMs} ms`,
    cls === undefined ? '' : `CLS ${cls}`,
  ]
    .filter(Boolean)
    .join(', ')

/** One version: who published what of which commit, its figures, and what may be done with it. */
export const VersionDetails = ({ build, mark, act }: { build: ReleasedVersion; mark?: string; act?: ReactNode }) => {
  const t = useReleasesTexts()
  const language = useLanguage()
  const toFailures = useFailuresText()
  const { version, figures, key, person, commit, note, liveSince, isSigned } = build
  return (
    <section className={styles.version} aria-label={version}>
      <h3>{version}</h3>
      {mark && <StateMark glyph="note">{mark}</StateMark>}
      {!isSigned && (
        <StateMark glyph="locked" tone="danger">
          {t('panel.unsigned')}
        </StateMark>
      )}
      <DescriptionList
        items={[
          { name: t('panel.since'), value: liveSince === undefined ? '' : formatDateTime(liveSince, language) },
          { name: t('list.by'), value: `${person || t('list.unnamed')}, ${key}` },
          { name: t('panel.commit'), value: commit },
          { name: t('panel.note'), value: note },
          { name: t('panel.loads'), value: figures ? formatCount(figures.loads) : t('list.noVisits') },
          { name: t('list.errors'), value: figures && formatRate(figures.errorRate) },
          { name: t('panel.share'), value: figures && formatRate(figures.share) },
          { name: t('panel.failures'), value: figures && toFailures(figures.causes) },
          { name: t('list.load'), value: figures?.loadMs === undefined ? '' : formatSeconds(figures.loadMs) },
          { name: t('panel.vitals'), value: figures && formatVitals(figures) },
        ]}
      />
      {act && <div>{act}</div>}
    </section>
  )
}
