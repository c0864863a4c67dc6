import { isAirportStation } from './line'

/** Facts that decide how a paid order is shown to the gate. */
export interface TicketsToShow {
  originCode: string
  destinationCode: string
  status: string
  /** State of each ticket, and where it was collected. */
  tickets: readonly { state: string; collected?: object | undefined }[]
}

const isAirportOrder = ({ originCode, destinationCode }: TicketsToShow): boolean =>
  isAirportStation(originCode) || isAirportStation(destinationCode)

/** A refunded ticket was not checked either; at least one must still be valid. */
const areAllUnchecked = ({ tickets }: TicketsToShow): boolean =>
  tickets.some(({ state }) => state === 'valid') &&
  tickets.every(({ state }) => state === 'valid' || state === 'refunded')

/** A ticket that was collected and not refunded is with its passenger, checked or not. */
const isCollected = ({ tickets }: TicketsToShow): boolean =>
  tickets.some(({ state, collected }) => collected !== undefined && state !== 'refunded')

/**
 * Shown on the airport line while no ticket is checked (accounts 2, result page; accounts 4, rules), and struck through
 * once collected (D3.collect.3). While a refund is pending it stays for the tickets that are still valid: these orders
 * have no e-tickets.
 */
export const showsPickupCode = (order: TicketsToShow): boolean =>
  isAirportOrder(order) &&
  (areAllUnchecked(order) || isCollected(order)) &&
  ['paid', 'partlyRefunded', 'used', 'refunding'].includes(order.status)

/** E-tickets show on every line but the airport line (accounts 2, result page). */
export const showsTickets = (order: TicketsToShow): boolean => !isAirportOrder(order)

/** The refund link is shown beside the pickup code while the order is paid and unchecked (accounts 2, result page). */
export const offersRefund = (order: TicketsToShow): boolean =>
  areAllUnchecked(order) && ['paid', 'partlyRefunded'].includes(order.status)

/** `ABCD EFGH`: a pickup code in groups of four (accounts 2, order details). */
export const groupByFour = (code: string): string => code.match(/.{1,4}/gu)?.join(' ') ?? ''
