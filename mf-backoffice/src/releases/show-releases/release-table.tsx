import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { type DataColumn, GlyphIcon, StateMark } from '@shuttle/ui/backoffice'
import type { AppRelease } from '@shuttle/wire/staff'
import { type CSSProperties, useState } from 'react'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { findFailing } from '../domain/find-failing'
import { formatRate, formatSeconds, shortVersion } from '../domain/format-figures'
import { RELEASES_ADDRESS } from '../domain/releases-address'
import { useReleases } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'
import { FiguresCell } from './figures-cell'
import { ReleaseMoveButton, ReleaseMoveDialog } from './release-move'
import type { ReleaseMoveChoice } from './release-move-choice'
import styles from './releases.module.css'
import { Trend } from './trend'
import { useStageText } from './use-stage-text'

/** Versions in a cell; all of them are in the panel. */
const NAMED = 2

/** Whether a trial that fails also loads slower than the live version. */
const isSlowTrial = (app: AppRelease): boolean =>
  findFailing(app) === 'trial' && (app.trial?.build.figures?.loadMs ?? 0) > (app.live?.figures?.loadMs ?? 0)

/** Live, trial and stored versions of each app, with what happened to their visits; a row opens beside the table. */
export const ReleaseTable = () => {
  const t = useReleasesTexts()
  const language = useLanguage()
  const toStage = useStageText()
  const mayMove = useMay('release.move')
  const [acting, setActing] = useState<ReleaseMoveChoice>()
  const search = useSearchState(RELEASES_ADDRESS)
  const query = useReleases()
  const none = <span className={styles.muted}>{t('list.none')}</span>
  const columns: DataColumn<AppRelease>[] = [
    { id: 'name', header: t('list.part'), cell: ({ name }) => name, isRowHeader: true },
    {
      id: 'live',
      header: t('list.live'),
      cell: ({ live, isOpen }) => (
        <>
          <span className={`${styles.first} ${styles.strong}`}>
            {live ? shortVersion(live.version) : t('list.nothingLive')}
          </span>
          {live?.liveSince !== undefined && (
            <span className={styles.below}>{formatDateTime(live.liveSince, language)}</span>
          )}
          {!isOpen && (
            <StateMark glyph="locked" tone="danger">
              {t('list.closed')}
            </StateMark>
          )}
        </>
      ),
    },
    {
      id: 'trial',
      header: t('list.trial'),
      cell: (app) => {
        const { trial } = app
        return trial ? (
          <>
            <span className={styles.first}>
              <span className={styles.strong}>{shortVersion(trial.build.version)}</span> {toStage(trial.stage)}
            </span>
            {trial.stage !== 'staff' && (
              <span
                className={findFailing(app) === 'trial' ? `${styles.share} ${styles.shareBad}` : styles.share}
                style={{ '--part': `${trial.stage}%` } as CSSProperties}
              />
            )}
          </>
        ) : (
          none
        )
      },
    },
    {
      id: 'stored',
      header: t('list.stored'),
      isSpare: true,
      cell: ({ stored }) => {
        if (stored.length === 0) return none
        const rest = stored.length > NAMED ? ` ${t('list.more', { number: stored.length - NAMED })}` : ''
        const named = stored.slice(0, NAMED).map(({ version }) => shortVersion(version))
        return `${named.join(language === 'en' ? ', ' : '、')}${rest}`
      },
    },
    {
      id: 'errors',
      header: t('list.errors'),
      align: 'end',
      cell: (app) => {
        const failing = findFailing(app)
        const drawn = app.trial?.build.figures ? 'trial' : 'live'
        const hours = (app.trial?.build.figures ?? app.live?.figures)?.hours
        return (
          <span className={styles.errors}>
            {hours && <Trend hours={hours} isBad={failing === drawn} />}
            <span>
              <FiguresCell app={app} bad={failing} format={({ errorRate }) => formatRate(errorRate)} />
            </span>
          </span>
        )
      },
    },
    {
      id: 'load',
      header: t('list.load'),
      align: 'end',
      cell: (app) => (
        <FiguresCell
          app={app}
          bad={isSlowTrial(app) ? 'trial' : undefined}
          format={({ loadMs }) => (loadMs === undefined ? undefined : formatSeconds(loadMs))}
        />
      ),
    },
    {
      id: 'by',
      header: t('list.by'),
      isSpare: true,
      cell: ({ live, trial }) => {
        const shown = trial?.build ?? live
        return (
          shown && (
            <>
              <span className={styles.first}>{shown.person || t('list.unnamed')}</span>
              <span className={styles.below}>{shown.key}</span>
            </>
          )
        )
      },
    },
  ]
  const actions: DataColumn<AppRelease> = {
    id: 'act',
    header: t('common.actions'),
    align: 'end',
    cell: (app) => {
      const back = app.stored.find(({ isSigned }) => isSigned)
      return (
        <span className={styles.first}>
          {app.trial && <ReleaseMoveButton onChoose={setActing} app={app} act="stop-trial" />}
          {!app.trial && app.live && back && (
            <ReleaseMoveButton onChoose={setActing} app={app} act="rollback" version={back.version} />
          )}
        </span>
      )
    },
  }
  return (
    <Card>
      <ResourceList
        caption={t('list.caption')}
        columns={mayMove ? [...columns, actions] : columns}
        query={query}
        rows={query.data?.apps}
        rowId={({ name }) => name}
        search={search}
        isUrgent={(app) => findFailing(app) !== undefined}
        isPlain
        texts={{ empty: t('list.empty'), failed: t('list.failed') }}
      />
      {acting && <ReleaseMoveDialog {...acting} isOpen onClose={() => setActing(undefined)} />}
      <p className={styles.summary}>
        <GlyphIcon glyph="people" size={16} /> {t('list.summary')}
      </p>
    </Card>
  )
}
