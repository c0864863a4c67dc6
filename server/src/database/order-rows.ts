import type { DocumentType, FareType, OrderStatus, PassengerType, TicketCategory } from '@shuttle/domain'

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
  /**
   * Fare of an adult on one leg when it was sold, also without an adult in the order; null where no adult was on sale,
   * and for older orders.
   */
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
  /**
   * A hash of the telephone number, by which orders are found; empty where none was given or the document was erased.
   */
  phone_hash: string
  /** The price of this passenger's ticket; split when the order is placed. */
  paid_cents: number
  /** The same of the return ride; 0 on a one-way order. */
  return_paid_cents: number
}

export interface TicketRow {
  ticket_no: string
  order_no: string
  /** The row of `order_passengers` of the passenger; null where the order names none for this ticket. */
  passenger_position: number | null
  /** 1 outbound, 2 return. */
  leg: number
  /** The same passenger's ticket for the other leg; null on a one-way order. */
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
  /** Name of the gate, as text. */
  gate: string
  /** Id of the machine or account of the staff. */
  device: string
}

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

/** A write that was requested under a key: the order it made. */
export interface IdempotencyKeyRow {
  account_id: string
  key: string
  request_hash: string
  order_no: string
  created_at: number
}
