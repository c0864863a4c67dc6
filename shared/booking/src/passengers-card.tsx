import { isUnknownCode, type OrderPassenger, type Ticket } from '@shuttle/calls'
import { maskDocument } from '@shuttle/domain'
import { Card, StatusBadge } from '@shuttle/ui'
import { DescriptionList } from './description-list'
import { useBookingTexts } from './texts/use-booking-texts'
import { useDocumentTexts } from './texts/use-document-texts'

interface PassengersCardProps {
  passengers: readonly OrderPassenger[]
  /** Mark the passengers whose tickets were all refunded. */
  tickets?: readonly Pick<Ticket, 'passengerPosition' | 'state' | 'isRefundPending'>[]
}

/**
 * Names, each with passenger type and document kind with the last four of its number, read only; nothing if the line
 * required none.
 */
export const PassengersCard = ({ passengers, tickets = [] }: PassengersCardProps) => {
  const t = useBookingTexts()
  const documentT = useDocumentTexts()
  if (passengers.length === 0) return null
  const nameRefund = (position: number): string | undefined => {
    const own = tickets.filter(({ passengerPosition }) => passengerPosition === position)
    if (own.length === 0 || !own.every(({ state }) => state === 'refunded')) return undefined
    return t(own.some(({ isRefundPending }) => isRefundPending) ? 'passengers.refunding' : 'passengers.refunded')
  }
  const describeDocument = ({ documentNumber, documentType }: OrderPassenger) => {
    if (documentNumber === '') return ''
    const number = maskDocument(documentNumber)
    return documentType ? documentT(`document.${documentType}`, { number }) : t('passengers.document', { number })
  }
  const describe = (passenger: OrderPassenger) =>
    [isUnknownCode(passenger.type) ? '' : t(`passengerType.${passenger.type}`), describeDocument(passenger)]
      .filter(Boolean)
      .join(' · ') || '–'
  return (
    <Card title={t('passengers.title')}>
      <DescriptionList
        items={passengers.map((passenger) => ({
          name: passenger.name,
          value: (
            <>
              {describe(passenger)}
              {nameRefund(passenger.position) && ' '}
              {nameRefund(passenger.position) && <StatusBadge>{nameRefund(passenger.position)}</StatusBadge>}
            </>
          ),
        }))}
      />
    </Card>
  )
}
