import { fullnessOf } from '../domain/fullness'
import { useOverviewTexts } from '../texts/use-overview-texts'
import { TwoLines } from './two-lines'

/** Sold seats of the capacity, and how many are left. */
export const SoldSeats = ({ sold, capacity, isClosed }: { sold: number; capacity: number; isClosed: boolean }) => {
  const t = useOverviewTexts()
  const left = isClosed ? 0 : fullnessOf({ sold, capacity }).left
  return <TwoLines below={t('seats.left', { count: left })}>{t('seats.soldOf', { sold, capacity })}</TwoLines>
}
