import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** The open app or the history, and who uses what as a drawing or as a table. */
export const RELEASES_ADDRESS = defineAddress({
  tab: 'releases',
  params: { open: PARAM.text, panel: PARAM.code(['history']), uses: PARAM.code(['chart', 'table'], 'chart') },
  opens: 'open',
})
