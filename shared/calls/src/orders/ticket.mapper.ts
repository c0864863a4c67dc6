import { ApiError } from '@shuttle/contracts'
import { ticketRow } from '@shuttle/wire'
import { readCode, unknownCode } from '../coded'
import { PASSENGER_TYPE } from '../codes.mapper'
import { readJsonRows } from './json-rows.mapper'
import type { Ticket } from './ticket'

type TicketRow = (typeof ticketRow)['_zod']['output']

const VALIDITY = { '00': 'valid', 10: 'refunded' } as const
const WAY = { 1: 'out', 2: 'back' } as const
const CHECK = { 0: 'unchecked', 1: 'checked' } as const

const stateOf = (row: TicketRow): Ticket['state'] => {
  const validity = readCode<'valid' | 'refunded'>(VALIDITY, row.cpzt)
  if (validity !== 'valid') return validity
  const check = readCode<'unchecked' | 'checked'>(CHECK, row.jpzt)
  if (check === 'checked') return 'checked'
  return check === 'unchecked' ? 'valid' : unknownCode(row.jpzt)
}

export const ticketFromWire = (row: TicketRow): Ticket => ({
  ticketNumber: row.ph,
  qrText: row.qrCodeInfo,
  state: stateOf(row),
  passengerType: readCode(PASSENGER_TYPE, row.ticketType),
  date: row.ticketData,
  way: readCode<'out' | 'back'>(WAY, row.leg ?? ''),
  gateDescription: row.jpList[0]?.jpqdsm ?? '',
})

/** `phList` is JSON text; anything else in it is an unreadable answer. */
export const ticketsFromWire = (phList: string): Ticket[] =>
  readJsonRows(phList).map((row) => {
    const parsed = ticketRow.safeParse(row)
    if (!parsed.success) throw new ApiError({ kind: 'unreadable', code: 'phList', cause: parsed.error })
    return ticketFromWire(parsed.data)
  })
