import { useBookingTexts } from '@shuttle/booking'
import type { TicketCategory } from '@shuttle/domain'
import { SegmentedControl } from '@shuttle/ui'
import { useState } from 'react'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { FoldableCard } from './foldable-card'

const KINDS: readonly TicketCategory[] = ['oneWay', 'roundTrip']

interface ChooseTripKindProps {
  category: TicketCategory
  onChoose: (category: TicketCategory) => void
}

/** One way or round trip; shown only where both are sold. Folded, because the address has chosen. */
export const ChooseTripKind = ({ category, onChoose }: ChooseTripKindProps) => {
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <FoldableCard title={t('tripKind.title')} chosen={bookingT(`trip.${category}`)} isOpen={isOpen} onToggle={setOpen}>
      <SegmentedControl
        label={t('tripKind.title')}
        value={category}
        onChange={onChoose}
        options={KINDS.map((value) => ({ value, label: bookingT(`trip.${value}`) }))}
      />
    </FoldableCard>
  )
}
