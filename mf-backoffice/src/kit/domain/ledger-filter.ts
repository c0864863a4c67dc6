/** States of the refund ledger; `settled` was paid outside of its provider. */
export const LEDGER_STATES = ['refused', 'failed', 'pending', 'accepted', 'done', 'settled'] as const
export type LedgerState = (typeof LEDGER_STATES)[number]

/** Filter of the refund ledger, as the URL has it. */
export interface LedgerFilter {
  /** Empty: all states. */
  state: LedgerState | ''
  provider: string
  /** Number of a refund, an order or a payment. */
  number: string
  /** Last refund number of the previous page; empty for the first page. */
  after: string
}

export const WHOLE_LEDGER: LedgerFilter = { state: '', provider: '', number: '', after: '' }

/** Reads the filter from a URL; invalid values count as missing. */
export const readLedgerFilter = (query: URLSearchParams): LedgerFilter => ({
  state: LEDGER_STATES.find((state) => state === query.get('state')) ?? '',
  provider: query.get('provider')?.trim() ?? '',
  number: query.get('number')?.trim() ?? '',
  after: query.get('after') ?? '',
})

/** The filter as URL parameters, without missing values. */
export const ledgerQuery = ({ state, provider, number, after }: LedgerFilter): Record<string, string> => ({
  ...(state && { state }),
  ...(provider && { provider }),
  ...(number && { number }),
  ...(after && { after }),
})

/** The filter as calls send it, without the page. */
export const toSentLedgerFilter = ({ state, provider, number }: LedgerFilter) => ({
  ...(state && { state }),
  ...(provider && { provider }),
  ...(number && { number }),
})
