import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** The open app, and who uses what as a drawing or as a table. */
export const RELEASES_ADDRESS = defineAddress({
  tab: 'releases',
  params: { open: PARAM.text, uses: PARAM.code(['chart', 'table'], 'chart') },
  opens: 'open',
})
