import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button, Notice } from '@shuttle/ui'
import type { AppRelease } from '@shuttle/wire/staff'
import { useSearchState } from '../../kit/use-search-state'
import { findFailing } from '../domain/find-failing'
import { formatRate, shortVersion } from '../domain/format-figures'
import { RELEASES_ADDRESS } from '../domain/releases-address'
import { useReleases } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'
import { useStageText } from './use-stage-text'

const FailingVersion = ({ app: { name, live, trial }, isTrial }: { app: AppRelease; isTrial: boolean }) => {
  const t = useReleasesTexts()
  const language = useLanguage()
  const toStage = useStageText()
  const { open } = useSearchState(RELEASES_ADDRESS)
  const { loads = 0, failures = 0, errorRate = 0 } = (isTrial ? trial?.build : live)?.figures ?? {}
  const names = { app: name, tried: shortVersion(trial?.build.version ?? ''), live: shortVersion(live?.version ?? '') }
  const rate = formatRate(errorRate)
  const describeTrial = () => {
    const liveRate = live?.figures?.errorRate ?? 0
    const times = liveRate > 0 ? Math.floor(errorRate / liveRate) : 0
    return {
      title: t(times > 0 ? 'failing.times' : 'failing.title', { times, ...names }),
      text: t('failing.text', { loads, rate, liveRate: formatRate(liveRate) }),
      since: trial && t('failing.since', { stage: toStage(trial.stage), when: formatDateTime(trial.since, language) }),
    }
  }
  const describeLive = () => ({
    title: t('failing.live', names),
    text: t('failing.liveText', { loads, rate }),
    since: live?.liveSince !== undefined && t('failing.liveSince', { when: formatDateTime(live.liveSince, language) }),
  })
  const { title, text, since } = isTrial ? describeTrial() : describeLive()
  return (
    <Notice
      kind="danger"
      title={title}
      action={
        <Button kind="text" onClick={() => open(name)}>
          {t('failing.errors', { number: failures })}
        </Button>
      }
    >
      {[text, since].filter(Boolean).join(language === 'en' ? ' ' : '')}
    </Notice>
  )
}

/** Versions on trial that fail more often than the live ones, and live ones that fail often. */
export const FailingVersions = () =>
  (useReleases().data?.apps ?? []).map((app) => {
    const failing = findFailing(app)
    return failing && <FailingVersion key={app.name} app={app} isTrial={failing === 'trial'} />
  })
