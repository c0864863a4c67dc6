/** States of the ledger; `settled` was paid outside of its provider. */
export const LEDGER_STATES = ['refused', 'failed', 'pending', 'accepted', 'done', 'settled'] as const
export type LedgerState = (typeof LEDGER_STATES)[number]

/** What the ledger is narrowed to: what stands in the address. */
export interface LedgerFilter {
  /** Empty: all. */
  state: LedgerState | ''
  provider: string
  /** Of a refund, an order or a payment. */
  number: string
  /** Number of the last refund of the page before; empty for the first page. */
  after: string
}

export const WHOLE_LEDGER: LedgerFilter = { state: '', provider: '', number: '', after: '' }

/** Reads the filter of an address; what makes no sense there counts as not given. */
export const readLedgerFilter = (query: URLSearchParams): LedgerFilter => ({
  state: LEDGER_STATES.find((state) => state === query.get('state')) ?? '',
  provider: query.get('provider')?.trim() ?? '',
  number: query.get('number')?.trim() ?? '',
  after: query.get('after') ?? '',
})

/** The same as parameters of an address, without what is not given. */
export const ledgerQuery = ({ state, provider, number, after }: LedgerFilter): Record<string, string> => ({
  ...(state && { state }),
  ...(provider && { provider }),
  ...(number && { number }),
  ...(after && { after }),
})
