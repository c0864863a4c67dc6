import type { ErrorCode } from '@shuttle/contracts'
import type { AirportField, CaptchaKind, CivilDate, CouponViolation, Instant } from '@shuttle/domain'

/** What a refusal says beside its code, in the service's words: `http/refusal.presenter.ts` spells it for the wire. */
export interface RefusalDetails {
  /** Fields of the request that cannot be read. */
  fields?: readonly string[]
  /** Fields of an airport order that are refused by this code. */
  airportFields?: readonly AirportField[]
  /** Fields of a change of departure, besides its flight, that are refused by this code. */
  changeFields?: readonly ('lineCode' | 'date' | 'beginTime')[]
  /** When a pickup code was replaced by another one. */
  replacedAt?: Instant
  /** The order that is in the way, such as one that is still unpaid. */
  orderNo?: string
  coupon?: { couponNumber: string; reason: CouponViolation }
  /** The captcha that is needed now, which may be another than the quote said. */
  captchaKind?: CaptchaKind
  /** Whether the next guess of a secret needs a captcha; undefined where none is ever needed. */
  isCaptchaNeeded?: boolean | undefined
  /** Until another try may succeed. */
  waitSeconds?: number
  /** How many tickets the line sells in one order. */
  maxTickets?: number
  /** The fewest seats a departure may be given. */
  leastSeats?: number
  /** Tickets that have to be chosen besides. */
  tickets?: readonly string[]
  /** Seats that are sold on a day, below which its number cannot go. */
  soldSeats?: { least: number; date: CivilDate }
  /** How something ended that was to be decided. */
  endState?: string
  /** The quote that holds now, in place of one that no longer does. */
  quoteNo?: string
  /** What a preview of the refund answers now, spelled for the wire. */
  refundPreview?: object
  /** When and where a ticket was used before; from when and until before when it is good. */
  ticketUse?: { at: Instant; place: string }
  ticketTimes?: { from: Instant; until: Instant }
  /** Addresses that belong to no member. */
  emails?: readonly string[]
  /** Whether the two accounts can become one. */
  mayJoin?: boolean
}

/** A business refusal, thrown: answered with its code and a sentence in the reader's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code)
  }
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal
