import type {
  CaptchaKind,
  Cents,
  CivilDate,
  Currency,
  FareType,
  Instant,
  PassengerCounts,
  PassengerInfo,
  PassengerType,
  StationCode,
  TicketCategory,
} from '@shuttle/domain'

/** The chosen departure of a booked session, `HH:mm`. */
export interface DepartureTime {
  beginTime: string
  endTime: string
}

/** What a passenger wants to buy, complete enough to ask its price. */
export interface QuoteRequest {
  lineCode: string
  category: TicketCategory
  originCode: StationCode
  destinationCode: StationCode
  date: CivilDate
  fareType: FareType
  currency: Currency
  counts: PassengerCounts
  boardingPoint: string
  alightingPoint: string
  /** Round trips only. */
  returnDate?: CivilDate | undefined
  /** Booked sessions only. */
  departure?: DepartureTime | undefined
  /** Booked sessions of a round trip only. */
  returnDeparture?: DepartureTime | undefined
  /** Names and identity numbers as typed; those of a type go to its people in order, who is missing stays empty. */
  passengers?: ReadonlyArray<PassengerInfo & { type: PassengerType }> | undefined
  /** Numbers of the chosen coupons. */
  coupons?: readonly string[] | undefined
}

/** A draft whose price was shown and agreed to. Repeating it with the same key is the same order. */
export interface ConfirmedQuote {
  request: QuoteRequest
  total: Cents
  amountDue: Cents
  /** When the passenger confirmed, by the server's clock. */
  confirmedAt: Instant
}

/** The answer to the captcha an order needs; part of the request, not of what is ordered. */
export type CaptchaProof =
  | { kind: 'none' }
  | { kind: 'digits'; digits: string }
  | { kind: 'slide'; sessionId: string; sig: string; token: string }

/** The server's price of a draft. */
export interface Quote {
  /** Before coupons, after promotions. */
  total: Cents
  /** What promotions took off before; missing where none did. */
  promotionDeduction?: Cents
  couponDeduction: Cents
  amountDue: Cents
  currency: Currency
  /** Captcha that an order needs now. */
  captcha: CaptchaKind
}

/** An order that waits for its payment. */
export interface PlacedOrder {
  orderNo: string
  amountDue: Cents
  payBy: Instant | undefined
}
