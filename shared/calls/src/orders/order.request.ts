import { type Cents, filterIdNumber, filterName, PASSENGER_TYPES } from '@shuttle/domain'
import type { buyTicketRequest } from '@shuttle/wire'
import { CURRENCY, codeOf, FARE_TYPE, PASSENGER_TYPE, TICKET_CATEGORY } from '../codes.mapper'
import type { OrderAttempt, OrderDraft, OrderProof } from './order-draft'

type BuyTicketBody = (typeof buyTicketRequest)['_zod']['input']

/** One entry for each person; names and documents stay empty where nobody told them. */
const entriesOf = (draft: OrderDraft) =>
  PASSENGER_TYPES.flatMap((type) => {
    const told = draft.passengers?.filter((passenger) => passenger.type === type) ?? []
    return Array.from({ length: draft.counts[type] }, (_, index) => ({
      ticketType: codeOf(PASSENGER_TYPE, type),
      idCard: filterIdNumber(told[index]?.idNumber ?? ''),
      idType: '1',
      userName: filterName(told[index]?.name ?? ''),
      telNum: '',
    }))
  })

const sessionTimesOf = ({ session, returnSession }: OrderDraft) => ({
  bookBeginTime: session?.beginTime ?? '',
  bookEndTime: session?.endTime ?? '',
  bookBeginTimeRe: returnSession?.beginTime ?? '',
  bookEndTimeRe: returnSession?.endTime ?? '',
})

/** The way back is spelled end, start and RT (purchase 3). */
const wayBackOf = (draft: OrderDraft) => {
  if (draft.category === 'oneWay') {
    return { ticketDataRe: '', lineCodeRe: '', startStationCodeRe: '', endStationCodeRe: '' }
  }
  return {
    ticketDataRe: draft.returnDate ?? '',
    lineCodeRe: `${draft.destinationCode}${draft.originCode}RT`,
    startStationCodeRe: draft.destinationCode,
    endStationCodeRe: draft.originCode,
  }
}

const bodyOf = (draft: OrderDraft, total: Cents, amountDue: Cents): BuyTicketBody => ({
  ticketData: draft.date,
  lineCode: draft.lineCode,
  startStationCode: draft.originCode,
  endStationCode: draft.destinationCode,
  ...wayBackOf(draft),
  boardingPointCode: draft.boardingPoint,
  breakoutPointCode: draft.alightingPoint,
  currency: codeOf(CURRENCY, draft.currency),
  ticketCategory: codeOf(TICKET_CATEGORY, draft.category),
  tickets: entriesOf(draft),
  amount: total,
  feeType: codeOf(FARE_TYPE, draft.fareType),
  totalVoucherpay: total - amountDue,
  voucherNum: draft.coupons?.length ?? 0,
  voucherStr: draft.coupons?.join(',') ?? '',
  totalBalpay: 0,
  totalNeedpay: amountDue,
  ...sessionTimesOf(draft),
  orderType: '0',
  captcha: '',
  sessionId: '',
  sig: '',
  token: '',
  timestamp: 0,
})

/** A quote carries no amounts: the server says them. */
export const quoteToWire = (draft: OrderDraft): BuyTicketBody => bodyOf(draft, 0, 0)

const proofToWire = (proof: OrderProof) => ({
  captcha: proof.kind === 'digits' ? proof.digits : '',
  sessionId: proof.kind === 'slide' ? proof.sessionId : '',
  sig: proof.kind === 'slide' ? proof.sig : '',
  token: proof.kind === 'slide' ? proof.token : '',
})

/** A real order carries what was shown, and the answer to its captcha; any mismatch is refused. */
export const orderToWire = (attempt: OrderAttempt, proof: OrderProof = { kind: 'none' }): BuyTicketBody => ({
  ...bodyOf(attempt.draft, attempt.total, attempt.amountDue),
  ...proofToWire(proof),
  orderType: '1',
  timestamp: Math.floor(attempt.confirmedAt / 1000),
})
