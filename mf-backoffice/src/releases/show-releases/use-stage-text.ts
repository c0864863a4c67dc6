import type { AppRelease } from '@shuttle/wire/staff'
import { useReleasesTexts } from '../texts/use-releases-texts'

/** The visitors of a trial: staff, or a share of all. */
export const useStageText = (): ((stage: NonNullable<AppRelease['trial']>['stage']) => string) => {
  const t = useReleasesTexts()
  return (stage) => (stage === 'staff' ? t('stage.staff') : t('stage.share', { share: stage }))
}
