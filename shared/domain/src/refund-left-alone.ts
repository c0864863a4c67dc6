import type { PassengerType } from './passenger-type'
import type { RefundableTicket } from './refundable-ticket'

const NEEDS_COMPANY: readonly PassengerType[] = ['child', 'infant']
const IS_COMPANY: readonly PassengerType[] = ['adult', 'elderly']

type TravellingTicket = Pick<RefundableTicket, 'ticketNo' | 'passengerType' | 'status' | 'leg'>

/**
 * Tickets of children and infants without an adult or elderly passenger on their leg after the chosen tickets were
 * refunded: they have to be chosen too.
 */
export const findLeftAlone = (
  { tickets }: { tickets: readonly TravellingTicket[] },
  chosen: readonly string[],
): string[] => {
  const valid = tickets.filter(({ status }) => status === 'valid')
  const isChosen = ({ ticketNo }: TravellingTicket) => chosen.includes(ticketNo)
  const hasCompany = (group: readonly TravellingTicket[], leg: number) =>
    group.some((ticket) => ticket.leg === leg && IS_COMPANY.includes(ticket.passengerType))
  const left = valid.filter((ticket) => !isChosen(ticket))
  return left
    .filter(({ passengerType }) => NEEDS_COMPANY.includes(passengerType))
    .filter(({ leg }) => hasCompany(valid.filter(isChosen), leg) && !hasCompany(left, leg))
    .map(({ ticketNo }) => ticketNo)
}
