import { ApiError } from '@shuttle/contracts'
import type { CivilDate, PassengerType } from '@shuttle/domain'
import { ticketRow } from '@shuttle/wire'
import { type Coded, PASSENGER_TYPE, readCode, readJsonRows, unknownCode } from '../codes'

/** One e-ticket. A ticket is checked once at a gate, or refunded, or still valid. */
export interface Ticket {
  ticketNumber: string
  /** Text of the QR code. */
  qrText: string
  state: Coded<'valid' | 'checked' | 'refunded'>
  passengerType: Coded<PassengerType>
  /** Day of the ride; undefined where the answer has none. */
  date: CivilDate | undefined
  direction: Coded<'outbound' | 'inbound'>
  /** Where it was checked, as text; empty while unchecked. */
  gateDescription: string
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
    }
  })
