import { FARE_TYPE, PASSENGER_TYPE, readCode } from '@shuttle/calls/staff'
import { isApiError } from '@shuttle/contracts'
import type { CivilDate, Instant } from '@shuttle/domain'
import { checkTicketCall, overrideTicketCall } from '@shuttle/wire/staff'
import { readMoment } from './moment'
import { staffCall } from './staff-call'

/** A ticket that was let in or collected, with what staff compare at the gate. Times are `HH:mm`. */
export interface CheckedTicket {
  number: string
  passengerType: string
  lineCode: string
  travelDate: CivilDate
  beginTime: string
  endTime: string
}

export interface TicketCheck {
  result: 'checked' | 'collected'
  orderNo: string
  fareType: string
  tickets: CheckedTicket[]
}

/** Why a ticket is not good, as far as the refusal has it. */
export interface CheckRefusal {
  code: string
  usedAt?: Instant
  usedPlace?: string
  goodFrom?: Instant
  goodUntil?: Instant
}

type Answer = Awaited<ReturnType<typeof staffCall<typeof checkTicketCall>>>['responseData']

const fromWire = (answer: Answer): TicketCheck => ({
  result: answer.result === 'COLLECTED' ? 'collected' : 'checked',
  orderNo: answer.orderNo,
  fareType: readCode(FARE_TYPE, answer.fareType),
  tickets: answer.tickets.map(({ ticketNo, passengerType, ...ride }) => ({
    ...ride,
    number: ticketNo,
    passengerType: readCode(PASSENGER_TYPE, passengerType),
  })),
})

/**
 * Lets in a ticket or collects the tickets of a pickup code, once. Throws `ApiError`: `refused` with what {@link
 * readCheckRefusal} reads.
 */
export const checkAtGate = async (command: { code: string; place: string }): Promise<TicketCheck> =>
  fromWire((await staffCall(checkTicketCall, command)).responseData)

/** Like {@link checkAtGate}, outside the time of the ticket and with a reason. Throws `ApiError`. */
export const checkOutOfTime = async (command: { code: string; place: string; reason: string }): Promise<TicketCheck> =>
  fromWire((await staffCall(overrideTicketCall, command)).responseData)

const readOptional = (moment: unknown): Instant | undefined =>
  typeof moment === 'string' && moment !== '' ? readMoment(moment) : undefined

/** Undefined for a fault. */
export const readCheckRefusal = (error: unknown): CheckRefusal | undefined => {
  if (!isApiError(error) || error.kind !== 'refused') return undefined
  const data = (error.data ?? {}) as Readonly<Record<string, unknown>>
  const [usedAt, goodFrom, goodUntil] = [data.useTime, data.goodFrom, data.goodUntil].map(readOptional)
  return {
    code: error.code,
    ...(usedAt !== undefined && { usedAt, usedPlace: String(data.usePlace ?? '') }),
    ...(goodFrom !== undefined && { goodFrom }),
    ...(goodUntil !== undefined && { goodUntil }),
  }
}
