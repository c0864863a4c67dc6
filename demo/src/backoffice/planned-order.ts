import type { CivilDate, FareType, Instant, PassengerType, RefundReason } from '@shuttle/domain'

/**
 * What happens to an order after it was placed. Times are milliseconds after paying, or minutes if the name ends so.
 */
export type Story =
  /** Paid, and used or missed if its day is over. */
  | { kind: 'paid' }
  | { kind: 'used' }
  | { kind: 'unpaid' }
  | { kind: 'cancelled' }
  /** Its provider does not answer. */
  | { kind: 'stuck' }
  /** `settledTwice`: settled outside, and given back by the provider all the same. */
  | { kind: 'refund'; passengerCount: number; after: number; state: 'done' | 'failed' | 'refused' | 'settledTwice' }
  | {
      kind: 'request'
      after: number
      reason: RefundReason
      text: string
      hasProof: boolean
      state: 'waiting' | 'rejected'
    }
  /** A refund without a fee that waits for a second person. */
  | { kind: 'proposal'; after: number; text: string }

/** An order of the demo, as it was placed. */
export interface PlannedOrder {
  /** Position among the buyers. */
  buyer: number
  line: string
  fareType: FareType
  placedAt: Instant
  travelDate: CivilDate
  returnDate: CivilDate | undefined
  /** Of reserved departures. */
  beginTime: string
  passengerTypes: readonly PassengerType[]
  story: Story
}
