import { ApiError } from '@shuttle/contracts'
import { passengerRow } from '@shuttle/wire'
import { readCode } from '../coded'
import { PASSENGER_TYPE } from '../codes.mapper'
import { readJsonRows } from './json-rows.mapper'
import type { OrderPassenger } from './order'

/** Entries without a name are dropped, slashes leave names (accounts 3, order result). */
export const passengersFromWire = (usersInfo: string): OrderPassenger[] =>
  readJsonRows(usersInfo).flatMap((row) => {
    const parsed = passengerRow.safeParse(row)
    if (!parsed.success) throw new ApiError({ kind: 'unreadable', code: 'usersInfo', cause: parsed.error })
    const name = parsed.data.userName.replaceAll('/', '').trim()
    if (name === '') return []
    return { name, documentNumber: parsed.data.idCard, type: readCode(PASSENGER_TYPE, parsed.data.ticketType) }
  })
