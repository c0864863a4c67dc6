import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button, Notice } from '@shuttle/ui'
import { useSearchState } from '../../kit/use-search-state'
import { failsMoreOften } from '../domain/fails-more-often'
import { formatRate, shortVersion } from '../domain/format-figures'
import { RELEASES_ADDRESS } from '../domain/releases-address'
import { useReleases } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'
import { useStageText } from './use-stage-text'

/** Versions on trial that fail more often than the live ones. */
export const FailingTrials = () => {
  const t = useReleasesTexts()
  const language = useLanguage()
  const toStage = useStageText()
  const { open } = useSearchState(RELEASES_ADDRESS)
  return (useReleases().data?.apps ?? []).filter(failsMoreOften).map(({ name, live, trial }) => {
    const { loads = 0, failures = 0, errorRate = 0 } = trial?.build.figures ?? {}
    const liveRate = live?.figures?.errorRate ?? 0
    const versions = { tried: shortVersion(trial?.build.version ?? ''), live: shortVersion(live?.version ?? '') }
    const isMeasured = liveRate > 0
    const times = isMeasured ? Math.floor(errorRate / liveRate) : 0
    return (
      <Notice
        key={name}
        kind="danger"
        title={t(isMeasured ? 'failing.times' : 'failing.title', { app: name, times, ...versions })}
        action={
          <Button kind="text" onClick={() => open(name)}>
            {t('failing.errors', { number: failures })}
          </Button>
        }
      >
        {t('failing.text', { loads, rate: formatRate(errorRate), liveRate: formatRate(liveRate) })}{' '}
        {trial && t('failing.since', { stage: toStage(trial.stage), when: formatDateTime(trial.since, language) })}
      </Notice>
    )
  })
}
