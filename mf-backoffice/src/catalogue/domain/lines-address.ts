import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** The open line, and the form beside it. */
export const LINES_ADDRESS = defineAddress({
  tab: 'lines',
  params: { line: PARAM.text, edit: PARAM.code(['settings', 'peak']) },
})
