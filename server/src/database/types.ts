import type { DocumentType, FareType, OrderStatus, PassengerType, StationCode, TicketCategory } from '@shuttle/domain'
import type { Generated } from 'kysely'

/** Names in three languages stand side by side in every table that has a name. */
interface Names {
  name_zh_cn: string
  name_zh_hk: string
  name_en: string
}

export interface StationRow extends Names {
  code: string
}

export interface LineRow {
  line_code: string
  route_code: string
  category: TicketCategory
  origin_code: StationCode
  destination_code: StationCode
  max_per_order: number
  max_children: number
  booking_window_days: number
  /** False where child and elderly tickets are sold at counters only. */
  online_concession: boolean
  position: number
  on_sale: boolean
}

/** Fare of one passenger on one leg; dates are half-open, `null` means for ever. */
export interface FareRow {
  line_code: string
  fare_type: FareType
  passenger_type: PassengerType
  cents_cny: number
  cents_hkd: number
  valid_from: string
  valid_to: string | null
}

/** Seats a one-way line has each day for a fare type, where no row of `quotas` says otherwise. */
export interface DailyQuotaRow {
  line_code: string
  fare_type: FareType
  capacity: number
}

/** Seats a day from a day on, until the next row of the line and fare type; null is the usual number again. */
export interface DatedQuotaRow {
  line_code: string
  fare_type: FareType
  valid_from: string
  capacity: number | null
}

/** How a line is sold from a day of buying on, until its next row; `null` minutes on all lines but those of the airport. */
export interface LineSettingsRow
  extends Pick<
      LineRow,
      'line_code' | 'max_per_order' | 'max_children' | 'booking_window_days' | 'online_concession' | 'on_sale'
    >,
    Record<RideColumn, number | null> {
  valid_from: string
}

/** Seats of one line, fare type and day. `seats_left` is changed by guarded updates only. */
export interface QuotaRow {
  line_code: string
  fare_type: FareType
  travel_date: string
  capacity: number
  seats_left: number
  /** Staff ended the sale of the day: no seat is sold, whatever is left. */
  is_closed: Generated<boolean>
}

/** Shown from `begins_at` until before `ends_at`, milliseconds. */
export interface NoticeRow {
  id: string
  title_zh_cn: string
  title_zh_hk: string
  title_en: string
  content_zh_cn: string
  content_zh_hk: string
  content_en: string
  /** The questionnaire that it announces; null for all other notices. */
  survey_window_id: string | null
  begins_at: number
  ends_at: number
  /** Grows with each change; so for banners. */
  revision: number
}

export interface BannerRow {
  id: string
  image_url: string
  url: string
  kind: 'link' | 'page'
  /** Query of a page. */
  params: string
  /** What the picture says; read aloud, and drawn over it. */
  title_zh_cn: string
  title_zh_hk: string
  title_en: string
  position: number
  begins_at: number
  ends_at: number
  revision: number
}

/** When a questionnaire is open, milliseconds, half-open. Its address is a setting. */
export interface SurveyWindowRow {
  id: string
  begins_at: number
  ends_at: number
  revision: number
}

export interface AccountRow {
  id: string
  /** Trimmed, in lower case; null for who came by WeChat alone, and for a deleted account. */
  email: string | null
  /** Empty where there is no e-mail. */
  password_hash: string
  nickname: string
  avatar_url: string
  member_number: string
  level: number
  created_at: number
  /** Personal data is gone since then; the row stays because orders name it. */
  deleted_at: number | null
}

export interface SessionRow {
  id: string
  /** SHA-256 of the cookie's secret. */
  secret_hash: string
  account_id: string
  created_at: number
  last_seen_at: number
  revoked_at: number | null
  /** Opened through WeChat, which proves no password. */
  is_wechat: boolean
}

export interface LoginFailureRow {
  id: string
  /** `account:<hash>`, `mailbox:<hash>`, `address:<hash>` or `coupon-code:<hash>`. */
  subject: string
  failed_at: number
}

export interface OrderRow {
  order_no: string
  account_id: string
  line_code: string
  category: TicketCategory
  fare_type: FareType
  travel_date: string
  return_date: string | null
  /** Reserved departures only, `HH:mm`; empty otherwise. */
  begin_time: string
  end_time: string
  return_begin_time: string
  return_end_time: string
  currency: 'CNY' | 'HKD'
  amount_cents: number
  coupon_cents: number
  due_cents: number
  /** Seats on each leg. */
  seats: number
  status: OrderStatus
  placed_at: number
  pay_by: number
  paid_at: number | null
  pay_type: string
  /** Number of the payment attempt that paid it, or of the last one. */
  request_no: string
  pickup_code: string
  /** Of one leg, when it was sold, whoever travels; null where no adult was on sale, and for older orders without one. */
  adult_fare_cents: number | null
}

export interface OrderItemRow {
  order_no: string
  passenger_type: PassengerType
  count: number
  /** One passenger, one leg. */
  fare_cents: number
}

export interface OrderPassengerRow {
  order_no: string
  position: number
  passenger_type: PassengerType
  name: string
  /** Of an order from before documents were sealed, until a job has sealed it; empty otherwise. */
  id_number: string
  /** The last four letters and digits of the document; empty where none was given. */
  id_tail: string
  /** The document, sealed; empty where none was given or it was erased. */
  id_sealed: string
  /** Kind of the document; airport line only, otherwise empty. */
  document_type: DocumentType | ''
  /** What is paid for this person's ticket; split when the order is placed. */
  paid_cents: number
  /** The same of the way back; 0 on a one-way order. */
  return_paid_cents: number
}

export interface TicketRow {
  ticket_no: string
  order_no: string
  /** The person of `order_passengers` who rides; null where the order names none for this ticket. */
  passenger_position: number | null
  /** 1 outbound, 2 return. */
  leg: number
  /** The same person's ticket for the other leg; null on a one-way order. */
  other_leg_ticket_no: string | null
  /** One-way line of this leg. */
  line_code: string
  travel_date: string
  /** `HH:mm`: the departure that is reserved, or the window of a day or night ticket. */
  begin_time: string
  end_time: string
  passenger_type: PassengerType
  fare_cents: number
  /** What was paid for it: the fare less promotion and coupon. */
  paid_cents: number
  status: 'valid' | 'refunded'
  /** When its order's pickup code was taken at a counter, and where; apart from checks at a gate. */
  collected_at: number | null
  collected_place: string
}

/** A ticket was let through a gate; two gates that were offline may both have let it through. */
export interface TicketCheckRow {
  check_id: string
  ticket_no: string
  checked_at: number
  /** Where, as text. */
  gate: string
  /** Which machine or account of the staff. */
  device: string
}

/** How a line of the airport is sold, in minutes; {@link RideSettings}. */
export interface AirportRideRow {
  line_code: string
  ride_minutes: number
  check_in_minutes: number
  landing_minutes: number
  longest_wait_minutes: number
  change_lead_minutes: number
}

type RideColumn = Exclude<keyof AirportRideRow, 'line_code'>

/** The flight that the ride of an airport order connects with; Hong Kong time, `HH:mm`. */
export interface OrderFlightRow {
  order_no: string
  flight_number: string
  airline: string
  origin: string
  destination: string
  transit: string
  flight_date: string
  flight_time: string
}

/** An airport order was moved to another departure. The key is the order: there is one change of it. */
export interface DepartureChangeRow {
  order_no: string
  request_key: string
  request_hash: string
  from_date: string
  from_begin_time: string
  from_end_time: string
  to_date: string
  to_begin_time: string
  to_end_time: string
  /** The pickup code before; a counter refuses it. */
  void_pickup_code: string
  changed_at: number
}

/** A write that was asked for under a key: the order it made. */
export interface IdempotencyKeyRow {
  account_id: string
  key: string
  request_hash: string
  order_no: string
  created_at: number
}

/** Every table. A module that brings tables of its own adds them by declaration merging. */
export interface Database {
  stations: StationRow
  lines: LineRow
  fares: FareRow
  daily_quotas: DailyQuotaRow
  dated_quotas: DatedQuotaRow
  line_settings: LineSettingsRow
  quotas: QuotaRow
  notices: NoticeRow
  banners: BannerRow
  survey_windows: SurveyWindowRow
  accounts: AccountRow
  sessions: SessionRow
  login_failures: LoginFailureRow
  orders: OrderRow
  order_items: OrderItemRow
  order_passengers: OrderPassengerRow
  tickets: TicketRow
  ticket_checks: TicketCheckRow
  idempotency_keys: IdempotencyKeyRow
  airport_rides: AirportRideRow
  order_flights: OrderFlightRow
  departure_changes: DepartureChangeRow
}
