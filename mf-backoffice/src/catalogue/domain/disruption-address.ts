import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** The counted rides, and the disruption that is open beside the list. */
export const DISRUPTION_ADDRESS = defineAddress({
  tab: 'disruption',
  params: { line: PARAM.text, from: PARAM.text, until: PARAM.text, time: PARAM.text, open: PARAM.text },
  opens: 'open',
})
