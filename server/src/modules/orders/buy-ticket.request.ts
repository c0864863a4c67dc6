import { NO_PASSENGERS, type PassengerType, stationsOfLineCode } from '@shuttle/domain'
import type { buyTicketRequest } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { refuse } from '../../errors'
import { fareTypeFromWire } from '../../http/fare-type.presenter'
import type { Journey, NamedPassenger } from './journey'
import { passengerTypeFromWire } from './passenger-type.presenter'

export type BuyTicketBody = z.infer<typeof buyTicketRequest>

/** The amounts a client believes in; compared, never used. */
export interface ClaimedAmounts {
  amount: number
  coupons: number
  couponCount: number
  balance: number
  due: number
  currency: string
}

/** Characters of a passenger's name and document number (purchase 5, inputs). */
const NAME_LENGTH = 20
const ID_LENGTH = 25

const readPassenger = (entry: BuyTicketBody['tickets'][number]): NamedPassenger => {
  const type = passengerTypeFromWire(entry.ticketType)
  if (!type) throw refuse('BAD_COUNT')
  const [name, idNumber] = [entry.userName.trim(), entry.idCard.trim()]
  if (name.length > NAME_LENGTH || idNumber.length > ID_LENGTH) throw refuse('BAD_REQUEST')
  return { type, name, idNumber }
}

/** Counts are derived from the list of people; nothing else of the body says how many travel. */
export const readJourney = (body: BuyTicketBody): Journey => {
  const fareType = fareTypeFromWire(body.feeType)
  if (!fareType) throw refuse('FARE_NOT_ON_SALE')
  const { roundTrip } = stationsOfLineCode(body.lineCode)
  if (body.ticketCategory !== (roundTrip ? '2' : '1')) throw refuse('BAD_REQUEST', { fields: ['ticketCategory'] })
  const passengers = body.tickets.map(readPassenger)
  const count = (type: PassengerType) => passengers.filter((passenger) => passenger.type === type).length
  return {
    lineCode: body.lineCode,
    fareType,
    date: body.ticketData,
    returnDate: body.ticketDataRe === '' ? undefined : body.ticketDataRe,
    counts: Object.assign({}, ...Object.keys(NO_PASSENGERS).map((type) => ({ [type]: count(type as PassengerType) }))),
    passengers,
  }
}

export const readClaims = (body: BuyTicketBody): ClaimedAmounts => ({
  amount: body.amount,
  coupons: body.totalVoucherpay,
  couponCount: body.voucherNum,
  balance: body.totalBalpay,
  due: body.totalNeedpay,
  currency: body.currency,
})
