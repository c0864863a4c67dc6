import type { FareType, PassengerType, StationCode, TicketCategory } from '@shuttle/domain'
import type { Generated } from 'kysely'
import type {
  DepartureChangeRow,
  IdempotencyKeyRow,
  OrderFlightRow,
  OrderItemRow,
  OrderPassengerRow,
  OrderRow,
  TicketCheckRow,
  TicketRow,
} from './order-rows'

export type * from './order-rows'

/** Every table that has a name has it in three languages. */
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

/** Seats a one-way line has each day for a fare type, where no row of `quotas` has another number. */
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

/**
 * How a line is sold from a day of buying on, until its next row; `null` minutes on all lines but those of the airport.
 */
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
  /** The text of the picture; read aloud, and drawn over it. */
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
  /** Trimmed, in lower case; null for an account of WeChat alone, and for a deleted one. */
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
  /** When its member last gave a fresh proof in it; null where none was given, or long ago. */
  proved_at: number | null
}

export interface LoginFailureRow {
  id: string
  /** `account:<hash>`, `mailbox:<hash>` or `coupon-code:<hash>`. */
  subject: string
  failed_at: number
  /** The sign-in attempt is being verified; one that never ends counts for its subject as a failure does. */
  is_open: Generated<boolean>
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
