import { SidePanel } from '@shuttle/ui/backoffice'
import { useState } from 'react'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { RELEASES_ADDRESS } from '../domain/releases-address'
import { useReleases } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'
import { ReleaseMoveButton, ReleaseMoveDialog } from './release-move'
import type { ReleaseMoveChoice } from './release-move-choice'
import styles from './releases.module.css'
import { useStageText } from './use-stage-text'
import { VersionDetails } from './version-details'

/** All versions of one app, each with what may be done with it. */
export const ReleasePanel = () => {
  const t = useReleasesTexts()
  const toStage = useStageText()
  const mayMove = useMay('release.move')
  const [acting, setActing] = useState<ReleaseMoveChoice>()
  const { opened, open } = useSearchState(RELEASES_ADDRESS)
  const app = useReleases().data?.apps.find(({ name }) => name === opened)
  return (
    <>
      <SidePanel
        open={app !== undefined}
        onClose={() => open('')}
        title={opened}
        closeLabel={t('page.close')}
        actions={
          mayMove &&
          app?.kind === 'remote' &&
          app.isOpen &&
          app.live && <ReleaseMoveButton onChoose={setActing} app={app} act="disable" />
        }
      >
        {app && (
          <div className={styles.versions}>
            {app.trial && (
              <VersionDetails
                build={app.trial.build}
                mark={t('panel.onTrial', { stage: toStage(app.trial.stage) })}
                act={mayMove && <ReleaseMoveButton onChoose={setActing} app={app} act="stop-trial" />}
              />
            )}
            {app.live && <VersionDetails build={app.live} mark={t('panel.live')} />}
            <h2>{t('panel.stored')}</h2>
            {app.stored.length === 0 && <p>{t('panel.noneStored')}</p>}
            {app.stored.map((build) => (
              <VersionDetails
                key={build.version}
                build={build}
                act={
                  mayMove &&
                  app.live &&
                  build.isSigned && (
                    <ReleaseMoveButton
                      onChoose={setActing}
                      app={app}
                      act="rollback"
                      version={build.version}
                      namesVersion
                    />
                  )
                }
              />
            ))}
          </div>
        )}
      </SidePanel>
      {acting && <ReleaseMoveDialog {...acting} isOpen onClose={() => setActing(undefined)} />}
    </>
  )
}
