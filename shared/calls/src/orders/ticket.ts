import { ApiError } from '@shuttle/contracts'
import type { Cents, CivilDate, Instant, PassengerType, RefundState } from '@shuttle/domain'
import { type orderRefundRow, ticketRow } from '@shuttle/wire'
import {
  type Coded,
  instantFromWire,
  PASSENGER_TYPE,
  REFUND_STATE,
  readCode,
  readJsonRows,
  unknownCode,
} from '../codes'

/** One e-ticket. A ticket is checked once at a gate, or refunded, or still valid. */
export interface Ticket {
  ticketNumber: string
  /** Text of the QR code; empty once the ticket is refunded. */
  qrText: string
  state: Coded<'valid' | 'checked' | 'refunded'>
  passengerType: Coded<PassengerType>
  /** Day of the ride; undefined where the answer has none. */
  date: CivilDate | undefined
  direction: Coded<'outbound' | 'inbound'>
  /** Gate where it was checked, as text; empty while unchecked. */
  gateDescription: string
  /** Checks at gates, the earliest first; `at` is missing in answers of an older service. */
  checks?: readonly { at: Instant | undefined; gate: string }[] | undefined
  /** `HH:mm` from which it may be used; this field and those below are missing in answers of an older service. */
  beginTime?: string | undefined
  endTime?: string | undefined
  /** Index of its passenger in the order, from 0. */
  passengerPosition?: number | undefined
  /** Name of its passenger; undefined where none was given. */
  passengerName?: string | undefined
  /** Number of the same passenger's ticket for the other leg. */
  otherLegTicketNumber?: string | undefined
  /** What was paid for it: the fare less promotion and coupon. */
  paidShare?: Cents | undefined
  /** It is refunded, and the money is not back yet. */
  isRefundPending?: boolean | undefined
  /** When and where its order's pickup code was used; independent of checks at a gate. */
  collected?: { at: Instant; place: string } | undefined
}

type TicketRow = (typeof ticketRow)['_zod']['output']

const VALIDITY = { '00': 'valid', 10: 'refunded' } as const
const DIRECTION = { 1: 'outbound', 2: 'inbound' } as const
const CHECK = { 0: 'unchecked', 1: 'checked' } as const

const stateFromWire = (row: TicketRow): Ticket['state'] => {
  const validity = readCode<'valid' | 'refunded'>(VALIDITY, row.cpzt)
  if (validity !== 'valid') return validity
  const check = readCode<'unchecked' | 'checked'>(CHECK, row.jpzt)
  if (check === 'checked') return 'checked'
  return check === 'unchecked' ? 'valid' : unknownCode(row.jpzt)
}

const checksFromWire = ({ jpList }: TicketRow): Ticket['checks'] =>
  jpList
    .filter(({ jpzt }) => jpzt !== '0')
    .map(({ jpsj, jpqdsm }) => ({ at: jpsj === undefined ? undefined : instantFromWire(jpsj), gate: jpqdsm }))

/** Removes slashes from names (accounts 3, order result). */
export const nameFromWire = (name: string): string => name.replaceAll('/', '').trim()

/** `phList` is JSON text; anything else in it is an unreadable answer. */
export const ticketsFromWire = (phList: string): Ticket[] =>
  readJsonRows(phList).map((json) => {
    const { success, data: row, error } = ticketRow.safeParse(json)
    if (!success) throw new ApiError({ kind: 'unreadable', code: 'phList', cause: error })
    return {
      ticketNumber: row.ph,
      qrText: row.qrCodeInfo,
      state: stateFromWire(row),
      passengerType: readCode(PASSENGER_TYPE, row.ticketType),
      date: row.ticketData,
      direction: readCode<'outbound' | 'inbound'>(DIRECTION, row.leg ?? ''),
      gateDescription: row.jpList[0]?.jpqdsm ?? '',
      checks: checksFromWire(row),
      beginTime: row.bookBeginTime?.slice(0, 5),
      endTime: row.bookEndTime?.slice(0, 5),
      passengerPosition: row.passengerNo,
      passengerName: row.userName === undefined ? undefined : nameFromWire(row.userName) || undefined,
      otherLegTicketNumber: row.otherPh,
      paidShare: row.paidAmount,
      collected:
        row.collectTime === undefined
          ? undefined
          : { at: instantFromWire(row.collectTime), place: row.collectPlace ?? '' },
    }
  })

/** A refund of tickets, as its order carries it. */
export interface OrderRefund {
  refundNo: string
  state: Coded<RefundState>
  refund: Cents
  fee: Cents
  payType: string
  appliedAt: Instant
  /** Undefined until the money has gone back. */
  doneAt: Instant | undefined
  /** Reference of a payment that staff made by other means than `payType`; undefined for any other refund. */
  outsideReference: string | undefined
  ticketNumbers: readonly string[]
}

export const orderRefundFromWire = (row: (typeof orderRefundRow)['_zod']['output']): OrderRefund => ({
  refundNo: row.refundNo,
  state: readCode(REFUND_STATE, row.state),
  refund: row.total,
  fee: row.totalFee,
  payType: row.payType,
  appliedAt: instantFromWire(row.applyTime),
  doneAt: row.doneTime === undefined ? undefined : instantFromWire(row.doneTime),
  outsideReference: row.outsideRef,
  ticketNumbers: row.tickets,
})
