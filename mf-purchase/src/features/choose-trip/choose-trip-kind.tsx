import { useBookingTexts } from '@shuttle/booking'
import type { TicketCategory } from '@shuttle/domain'
import { Card, SegmentedControl } from '@shuttle/ui'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'

const KINDS: readonly TicketCategory[] = ['oneWay', 'roundTrip']

interface ChooseTripKindProps {
  category: TicketCategory
  onChoose: (category: TicketCategory) => void
}

/** One way or round trip; shown only where both are sold. */
export const ChooseTripKind = ({ category, onChoose }: ChooseTripKindProps) => {
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
  return (
    <Card>
      <SegmentedControl
        label={t('tripKind.title')}
        value={category}
        onChange={onChoose}
        options={KINDS.map((value) => ({ value, label: bookingT(`trip.${value}`) }))}
      />
    </Card>
  )
}
