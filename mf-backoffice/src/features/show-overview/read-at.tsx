import { civilTimeAt } from '@shuttle/domain'
import { useOverviewTexts } from '../../i18n/use-overview-texts'
import { useOverview } from '../../state/use-overview'

/** Age of the numbers. */
export const ReadAt = () => {
  const t = useOverviewTexts()
  const { data } = useOverview()
  return data ? t('readAt', { time: civilTimeAt(data.readAt) }) : null
}
