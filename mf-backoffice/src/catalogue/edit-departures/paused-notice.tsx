import { Notice } from '@shuttle/ui'
import type { StaffDeparture } from '@shuttle/wire/staff'
import { isChangeable } from '../domain/staff-departure'
import { useDeparturesTexts } from '../texts/use-departures-texts'

/** Notes that departures of the day are paused: they open again only by hand. */
export const PausedNotice = ({ rows }: { rows: readonly StaffDeparture[] }) => {
  const t = useDeparturesTexts()
  const paused = rows.filter((row) => isChangeable(row) && row.status === 'paused')
  if (paused.length === 0) return null
  const sold = paused.reduce((total, row) => total + row.sold, 0)
  return (
    <Notice kind="warning">
      {t('day.paused', { count: paused.length })} {sold > 0 && t('confirm.sold', { count: sold })}
    </Notice>
  )
}
