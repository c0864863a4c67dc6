import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

const SHOWN_AS = ['chart', 'table'] as const

/** Sales and seats as a chart or a table, and the line whose departures are shown. */
export const OVERVIEW_ADDRESS = defineAddress({
  params: { sales: PARAM.code(SHOWN_AS, 'chart'), seats: PARAM.code(SHOWN_AS, 'table'), seatsOf: PARAM.text },
})
