import { LEDGER_STATES } from '@shuttle/domain/staff'
import { PARAM } from '../../kit/domain/param'
import { defineAddress, type SearchValues } from '../../kit/domain/search-address'

/** Filter of the ledger, page and open refund; `number` is that of a refund, an order or a payment. */
export const LEDGER_ADDRESS = defineAddress({
  params: {
    state: PARAM.code(LEDGER_STATES),
    provider: PARAM.text,
    number: PARAM.text,
    after: PARAM.text,
    refund: PARAM.text,
  },
  page: 'after',
  opens: 'refund',
})

export type LedgerSearch = Omit<SearchValues<typeof LEDGER_ADDRESS>, 'refund'>

/** The filter as calls send it, without the page. */
export const toSentLedgerFilter = ({ state, provider, number }: LedgerSearch) => ({
  ...(state && { state }),
  ...(provider && { provider }),
  ...(number && { number }),
})
