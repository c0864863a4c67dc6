import type { CivilDate, PassengerType } from '@shuttle/domain'
import type { Coded } from '../coded'

/** One e-ticket. A ticket is checked once at a gate, or refunded, or still valid. */
export interface Ticket {
  ticketNumber: string
  /** What the QR code says. */
  qrText: string
  state: Coded<'valid' | 'checked' | 'refunded'>
  passengerType: Coded<PassengerType>
  /** Day of the ride; undefined from a service that does not say. */
  date: CivilDate | undefined
  /** Whether it is for the way there or back. */
  way: Coded<'out' | 'back'>
  /** Where it was checked, in words; empty while unchecked. */
  gateDescription: string
}
