import { civilTimeAt } from '@shuttle/domain'
import { useOverview } from '../../kit/state/use-overview'
import { useOverviewTexts } from '../texts/use-overview-texts'

/** Age of the numbers. */
export const ReadAt = () => {
  const t = useOverviewTexts()
  const { data } = useOverview()
  return data ? t('readAt', { time: civilTimeAt(data.readAt) }) : null
}
