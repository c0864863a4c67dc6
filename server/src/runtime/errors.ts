import type { ErrorCode } from '@shuttle/contracts'
import type { AirportField, CaptchaKind, CivilDate, CouponViolation, Instant } from '@shuttle/domain'

/** Details of a refusal beside its code, in domain terms: `http/refusal.presenter.ts` converts them for the wire. */
export interface RefusalDetails {
  /** Fields of the request that cannot be read. */
  fields?: readonly string[]
  /** Fields of an airport order that are refused by this code. */
  airportFields?: readonly AirportField[]
  /** Fields of a change of departure, other than its flight, that are refused by this code. */
  changeFields?: readonly ('lineCode' | 'date' | 'beginTime')[]
  /** When a pickup code was replaced by another one. */
  replacedAt?: Instant
  /** The conflicting order, such as one that is still unpaid. */
  orderNo?: string
  coupon?: { couponNumber: string; reason: CouponViolation }
  /** The captcha that is required now, which may differ from the one in the quote. */
  captchaKind?: CaptchaKind
  /** Whether the next attempt at a secret needs a captcha; undefined where none is ever needed. */
  isCaptchaNeeded?: boolean | undefined
  /** Until another attempt may succeed. */
  waitSeconds?: number
  /** How many tickets the line sells in one order. */
  maxTickets?: number
  /** The fewest seats a departure may be given. */
  leastSeats?: number
  /** Tickets that have to be selected in addition. */
  tickets?: readonly string[]
  /** Seats that are sold on a day; its quota cannot go below. */
  soldSeats?: { least: number; date: CivilDate }
  /** The outcome that was already decided. */
  endState?: string
  /** The quote that is valid now, in place of one that expired. */
  quoteNo?: string
  /** The current preview of the refund, in wire form. */
  refundPreview?: object
  /** When and where a ticket was used before; the window in which it is valid. */
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
