import { type Cents, filterIdNumber, filterName, PASSENGER_TYPES } from '@shuttle/domain'
import type { buyTicketRequest } from '@shuttle/wire'
import { CURRENCY, FARE_TYPE, PASSENGER_TYPE, TICKET_CATEGORY, toCode } from '../codes.mapper'
import type { CaptchaProof, ConfirmedQuote, QuoteRequest } from './order-draft'

type BuyTicketBody = (typeof buyTicketRequest)['_zod']['input']

/** One entry for each person; names and documents stay empty where nobody told them. */
const entriesOf = (draft: QuoteRequest) =>
  PASSENGER_TYPES.flatMap((type) => {
    const told = draft.passengers?.filter((passenger) => passenger.type === type) ?? []
    return Array.from({ length: draft.counts[type] }, (_, index) => ({
      ticketType: toCode(PASSENGER_TYPE, type),
      idCard: filterIdNumber(told[index]?.idNumber ?? ''),
      idType: '1',
      userName: filterName(told[index]?.name ?? ''),
      telNum: '',
    }))
  })

const sessionTimesOf = ({ departure: session, returnDeparture: returnSession }: QuoteRequest) => ({
  bookBeginTime: session?.beginTime ?? '',
  bookEndTime: session?.endTime ?? '',
  bookBeginTimeRe: returnSession?.beginTime ?? '',
  bookEndTimeRe: returnSession?.endTime ?? '',
})

/** The way back is spelled end, start and RT (purchase 3). */
const wayBackOf = (draft: QuoteRequest) => {
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

const bodyOf = (draft: QuoteRequest, total: Cents, amountDue: Cents): BuyTicketBody => ({
  ticketData: draft.date,
  lineCode: draft.lineCode,
  startStationCode: draft.originCode,
  endStationCode: draft.destinationCode,
  ...wayBackOf(draft),
  boardingPointCode: draft.boardingPoint,
  breakoutPointCode: draft.alightingPoint,
  currency: toCode(CURRENCY, draft.currency),
  ticketCategory: toCode(TICKET_CATEGORY, draft.category),
  tickets: entriesOf(draft),
  amount: total,
  feeType: toCode(FARE_TYPE, draft.fareType),
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
export const quoteToWire = (draft: QuoteRequest): BuyTicketBody => bodyOf(draft, 0, 0)

const proofToWire = (proof: CaptchaProof) => ({
  captcha: proof.kind === 'digits' ? proof.digits : '',
  sessionId: proof.kind === 'slide' ? proof.sessionId : '',
  sig: proof.kind === 'slide' ? proof.sig : '',
  token: proof.kind === 'slide' ? proof.token : '',
})

/** A real order carries what was shown, and the answer to its captcha; any mismatch is refused. */
export const orderToWire = (attempt: ConfirmedQuote, proof: CaptchaProof = { kind: 'none' }): BuyTicketBody => ({
  ...bodyOf(attempt.request, attempt.total, attempt.amountDue),
  ...proofToWire(proof),
  orderType: '1',
  timestamp: Math.floor(attempt.confirmedAt / 1000),
})
