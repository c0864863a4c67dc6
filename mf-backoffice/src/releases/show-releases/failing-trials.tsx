import { formatCount } from '@shuttle/domain'
import { Notice } from '@shuttle/ui'
import { failsMoreOften } from '../domain/fails-more-often'
import { formatRate, shortVersion } from '../domain/format-figures'
import { useReleases } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'

/** Versions on trial that fail more often than the live ones. */
export const FailingTrials = () => {
  const t = useReleasesTexts()
  return (useReleases().data?.apps ?? []).filter(failsMoreOften).map(({ name, live, trial }) => {
    const tried = trial?.build.figures
    const versions = { tried: shortVersion(trial?.build.version ?? ''), live: shortVersion(live?.version ?? '') }
    return (
      <Notice key={name} kind="danger" title={t('failing.title', { app: name, ...versions })}>
        {t('failing.text', {
          loads: formatCount(tried?.loads ?? 0),
          rate: formatRate(tried?.errorRate ?? 0),
          liveRate: formatRate(live?.figures?.errorRate ?? 0),
        })}
      </Notice>
    )
  })
}
