import { REFUND_REASONS, REFUND_REQUEST_STATES } from '@shuttle/domain'
import { PARAM } from '../../kit/domain/param'
import { defineAddress, type SearchValues } from '../../kit/domain/search-address'

/** Views of the requests: those of a state, those past their answer day, or all. */
export const REQUEST_VIEWS = ['waiting', 'overdue', ...REFUND_REQUEST_STATES.slice(1), 'all'] as const
export type QueueView = (typeof REQUEST_VIEWS)[number]

/** Filter of the requests, page and open request. */
export const REQUESTS_ADDRESS = defineAddress({
  params: {
    state: PARAM.code(REQUEST_VIEWS, 'waiting'),
    reason: PARAM.code(REFUND_REASONS),
    line: PARAM.text,
    proof: PARAM.code(['yes', 'no']),
    after: PARAM.text,
    request: PARAM.text,
  },
  page: 'after',
  opens: 'request',
})

export type RequestFilter = Omit<SearchValues<typeof REQUESTS_ADDRESS>, 'request'>
