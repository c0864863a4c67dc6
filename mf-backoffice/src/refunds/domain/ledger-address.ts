import { LEDGER_STATES } from '../../kit/domain/ledger-states'
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

export type LedgerFilter = Omit<SearchValues<typeof LEDGER_ADDRESS>, 'refund'>

/** The filter as calls send it, without the page. */
export const toSentLedgerFilter = ({ state, provider, number }: LedgerFilter) => ({
  ...(state && { state }),
  ...(provider && { provider }),
  ...(number && { number }),
})
