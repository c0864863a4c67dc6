import { visitEvent } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import type { ReleasedVersion } from '@shuttle/wire/staff'
import { useReleasesTexts } from '../texts/use-releases-texts'

type Causes = NonNullable<ReleasedVersion['figures']>['causes']

const { phase: knownPhase, cause: knownCause } = visitEvent.shape

/** Failures by where and why, the most frequent first. */
export const useFailuresText = (): ((causes: Causes) => string) => {
  const t = useReleasesTexts()
  const language = useLanguage()
  return (causes) =>
    causes
      .map(({ phase, cause, visits }) => {
        const [where, why] = [knownPhase.safeParse(phase).data, knownCause.safeParse(cause).data]
        return t('failures.one', {
          phase: t(`failures.${where ?? 'other'}`),
          cause: t(`failures.${why ? why : 'other'}`),
          visits,
        })
      })
      .join(language === 'en' ? '; ' : '；')
}
