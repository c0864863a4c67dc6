import { fullnessOf } from '../../domain/fullness'
import { useOverviewTexts } from '../../i18n/use-overview-texts'
import { TwoLines } from './two-lines'

/** Sold of how many, and how many are left. */
export const SoldSeats = ({ sold, capacity }: { sold: number; capacity: number }) => {
  const t = useOverviewTexts()
  return (
    <TwoLines below={t('seats.left', { count: fullnessOf({ sold, capacity }).left })}>
      {t('seats.soldOf', { sold, capacity })}
    </TwoLines>
  )
}
