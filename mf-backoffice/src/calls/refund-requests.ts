import { readReason, reasonToWire } from '@shuttle/calls/staff'
import {
  type Cents,
  type CivilDate,
  type Currency,
  type Instant,
  type Language,
  languageFromStorage,
  REFUND_REQUEST_STATES,
  type RefundReason,
  type RefundRequestState,
} from '@shuttle/domain'
import { queryStaffRequestsCall, type queuedRequestRow, type REFUND_REQUEST_STATE_CODES } from '@shuttle/wire/staff'
import type { RequestFilter, RequestView } from '../domain/request-filter'
import { readMoment } from './moment'
import { readCurrency } from './read-currency'
import { staffCall } from './staff-call'

/** A request in the queue. */
export interface QueuedRequest {
  requestNo: string
  /** Undefined for one that this build does not know. */
  state: RefundRequestState | undefined
  /** The first passenger, or the masked address where the order names none. */
  passenger: string
  tickets: number
  refund: Cents
  currency: Currency
  reason: RefundReason | undefined
  hasProof: boolean
  lineCode: string
  travelDate: CivilDate
  requestedAt: Instant
  ageMinutes: number
  /** Day until which staff have to answer. */
  answerBy: CivilDate
  isOverdue: boolean
}

export interface RequestPage {
  rows: QueuedRequest[]
  /** Cursor of the next page; empty on the last one. */
  next: string
  /** Requests of each view, under the other filters. */
  counts: Readonly<Record<RequestView, number>>
}

export const REQUESTS_A_PAGE = 50

type StateCode = (typeof REFUND_REQUEST_STATE_CODES)[number]
type Answer = (typeof queryStaffRequestsCall)['answer']['_zod']['output']['responseData']

export const readRequestState = (code: string): RefundRequestState | undefined =>
  REFUND_REQUEST_STATES.find((state) => state.toUpperCase() === code)

/** The language of a passenger by its tag, such as `zh-HK`. */
export const readPassengerLanguage = (tag: string): Language => languageFromStorage(tag.toLowerCase()) ?? 'en'

const fromWire = (row: (typeof queuedRequestRow)['_zod']['output']): QueuedRequest => ({
  requestNo: row.requestNo,
  state: readRequestState(row.state),
  passenger: row.userName || (row.email ?? ''),
  tickets: row.ticketCount,
  refund: row.total,
  currency: readCurrency(row.currency),
  reason: readReason(row.reasonCode),
  hasProof: row.hasProof,
  lineCode: row.lineCode,
  travelDate: row.bookDate,
  requestedAt: readMoment(row.applyTime),
  ageMinutes: row.ageMinutes,
  answerBy: row.answerDate,
  isOverdue: row.overdue,
})

const readCounts = ({ counts, overdue }: Answer): RequestPage['counts'] => {
  const of = (state: RefundRequestState) => counts[state.toUpperCase()] ?? 0
  return {
    waiting: of('waiting'),
    approved: of('approved'),
    rejected: of('rejected'),
    withdrawn: of('withdrawn'),
    overtaken: of('overtaken'),
    overdue,
    all: Object.values(counts).reduce((sum, count) => sum + count, 0),
  }
}

const viewToWire = (view: RequestView) => {
  if (view === 'all') return {}
  return view === 'overdue' ? { overdue: true } : { state: view.toUpperCase() as StateCode }
}

/** A page of requests, the oldest first. Throws `ApiError`. */
export const fetchRequests = async (filter: RequestFilter, signal?: AbortSignal): Promise<RequestPage> => {
  const { view, reason, line, proof, after } = filter
  const body = {
    ...viewToWire(view),
    ...(reason && { reasonCode: reasonToWire(reason) }),
    ...(line && { lineCode: line }),
    ...(proof && { hasProof: proof === 'yes' }),
    ...(after && { afterRequestNo: after }),
    pageSize: REQUESTS_A_PAGE,
  }
  const { responseData } = await staffCall(queryStaffRequestsCall, body, signal && { signal })
  return { rows: responseData.rows.map(fromWire), next: responseData.nextRequestNo, counts: readCounts(responseData) }
}
