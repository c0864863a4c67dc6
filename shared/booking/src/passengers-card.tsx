import type { OrderPassenger } from '@shuttle/calls'
import { maskDocument } from '@shuttle/domain'
import { Card } from '@shuttle/ui'
import { FactList } from './fact-list'
import { useBookingTexts } from './use-booking-texts'

/** Names, and document numbers by their last four, read only; nothing where the line required none. */
export const PassengersCard = ({ passengers }: { passengers: readonly OrderPassenger[] }) => {
  const t = useBookingTexts()
  if (passengers.length === 0) return null
  return (
    <Card title={t('passengers.title')}>
      <FactList
        facts={passengers.map(({ name, documentNumber }) => ({
          name,
          value: documentNumber ? t('passengers.document', { number: maskDocument(documentNumber) }) : '–',
        }))}
      />
    </Card>
  )
}
