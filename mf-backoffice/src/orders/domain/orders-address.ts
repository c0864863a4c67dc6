import { isCivilDate, ORDER_STATUSES } from '@shuttle/domain'
import { orderSort } from '@shuttle/wire/staff'
import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'
import { RELATIVE_DAY } from './relative-day'

const DAY = PARAM.textBy((text) => (isCivilDate(text) || RELATIVE_DAY.test(text) ? text : ''))

/** Search of orders, page and open order; days may be relative, as in a saved search. */
export const ORDERS_ADDRESS = defineAddress({
  params: {
    q: PARAM.text,
    placedFrom: DAY,
    placedTo: DAY,
    travelFrom: DAY,
    travelTo: DAY,
    line: PARAM.list,
    status: PARAM.codes(ORDER_STATUSES),
    sort: PARAM.code(orderSort.options, 'NEWEST'),
    after: PARAM.text,
    open: PARAM.text,
  },
  page: 'after',
  opens: 'open',
})
