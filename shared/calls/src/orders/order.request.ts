import { type Cents, PASSENGER_TYPES } from '@shuttle/domain'
import type { buyTicketRequest } from '@shuttle/wire'
import { CURRENCY, codeOf, FARE_TYPE, PASSENGER_TYPE, TICKET_CATEGORY } from '../codes.mapper'
import type { OrderAttempt, OrderDraft } from './order-draft'

type BuyTicketBody = (typeof buyTicketRequest)['_zod']['input']

/** One entry for each person; names and documents stay empty where the line does not ask for them. */
const entriesOf = (draft: OrderDraft) =>
  PASSENGER_TYPES.flatMap((type) =>
    Array.from({ length: draft.counts[type] }, () => ({
      ticketType: codeOf(PASSENGER_TYPE, type),
      idCard: '',
      idType: '1',
      userName: '',
      telNum: '',
    })),
  )

const bodyOf = (draft: OrderDraft, total: Cents, amountDue: Cents): BuyTicketBody => ({
  ticketData: draft.date,
  ticketDataRe: '',
  lineCode: draft.lineCode,
  lineCodeRe: '',
  startStationCode: draft.originCode,
  endStationCode: draft.destinationCode,
  startStationCodeRe: '',
  endStationCodeRe: '',
  boardingPointCode: draft.boardingPoint,
  breakoutPointCode: draft.alightingPoint,
  currency: codeOf(CURRENCY, draft.currency),
  ticketCategory: codeOf(TICKET_CATEGORY, draft.category),
  tickets: entriesOf(draft),
  amount: total,
  feeType: codeOf(FARE_TYPE, draft.fareType),
  totalVoucherpay: total - amountDue,
  voucherNum: 0,
  voucherStr: '',
  totalBalpay: 0,
  totalNeedpay: amountDue,
  bookBeginTime: '',
  bookEndTime: '',
  bookBeginTimeRe: '',
  bookEndTimeRe: '',
  orderType: '0',
  captcha: '',
  sessionId: '',
  sig: '',
  token: '',
  timestamp: 0,
})

/** A quote carries no amounts: the server says them. */
export const quoteToWire = (draft: OrderDraft): BuyTicketBody => bodyOf(draft, 0, 0)

/** A real order carries what was shown; any mismatch is refused. */
export const orderToWire = (attempt: OrderAttempt): BuyTicketBody => ({
  ...bodyOf(attempt.draft, attempt.total, attempt.amountDue),
  orderType: '1',
  timestamp: Math.floor(attempt.confirmedAt / 1000),
})
