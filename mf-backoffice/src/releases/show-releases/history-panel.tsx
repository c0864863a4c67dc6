import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import type { ReleaseHistoryEntry } from '@shuttle/wire/staff'
import { PendingQuery } from '../../kit/pending-query'
import { useSearchState } from '../../kit/use-search-state'
import { describeMove } from '../domain/describe-move'
import { RELEASES_ADDRESS } from '../domain/releases-address'
import { useReleaseHistory } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'
import styles from './releases.module.css'
import { useStageText } from './use-stage-text'

/** Opens the history of all releases beside the table. */
export const HistoryButton = () => {
  const t = useReleasesTexts()
  const { show } = useSearchState(RELEASES_ADDRESS)
  return (
    <Button kind="soft" onClick={() => show({ open: '', panel: 'history' })}>
      {t('history.title')}
    </Button>
  )
}

const History = () => {
  const t = useReleasesTexts()
  const toStage = useStageText()
  const language = useLanguage()
  const query = useReleaseHistory()
  const nameMover = (by: ReleaseHistoryEntry['by']): string => {
    if (by.kind === 'service') return t('history.service')
    if (by.kind === 'staff') return by.name ?? t('history.removedStaff')
    return by.name === undefined ? by.key : t('history.publisher', { name: by.name, key: by.key })
  }
  return (
    <>
      <PendingQuery query={query} failed={t('history.failed')} />
      {query.data?.length === 0 && <p>{t('history.empty')}</p>}
      <ul className={styles.moves}>
        {query.data?.map((entry) => {
          const { app, revision, at, trial, by, note } = entry
          const { sentence, version } = describeMove(entry)
          const stage = trial ? toStage(trial.stage) : ''
          return (
            <li key={`${app} ${revision}`}>
              <strong>{t(`history.${sentence}`, { app, version, stage })}</strong>
              <span className={styles.muted}>
                {t('history.by', { when: formatDateTime(at, language), who: nameMover(by) })}
              </span>
              {note && <span>{note}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The last hundred moves of all apps, by publishers, staff and the service itself. */
export const HistoryPanel = () => {
  const t = useReleasesTexts()
  const { values, opened, show } = useSearchState(RELEASES_ADDRESS)
  return (
    <SidePanel
      open={values.panel === 'history' && opened === ''}
      onClose={() => show({ panel: '' })}
      title={t('history.title')}
      closeLabel={t('page.close')}
    >
      <History />
    </SidePanel>
  )
}
