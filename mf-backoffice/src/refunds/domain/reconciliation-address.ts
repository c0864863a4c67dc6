import { DIFFERENCE_KINDS } from '@shuttle/domain/staff'
import { PARAM } from '../../kit/domain/param'
import { defineAddress, type SearchValues } from '../../kit/domain/search-address'

/** Filter of differences and days, the begin of each of their pages, and the open difference. */
export const RECONCILIATION_ADDRESS = defineAddress({
  tab: 'reconciliation',
  params: {
    state: PARAM.code(['open', 'closed', 'all'], 'open'),
    kind: PARAM.code(DIFFERENCE_KINDS),
    payType: PARAM.text,
    day: PARAM.day,
    after: PARAM.text,
    before: PARAM.day,
    difference: PARAM.text,
  },
  opens: 'difference',
})

export type ReconciliationFilter = SearchValues<typeof RECONCILIATION_ADDRESS>
