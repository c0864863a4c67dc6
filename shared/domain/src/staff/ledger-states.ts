/** States of the refund ledger, as lists show them; `settled` was paid outside of its provider. */
export const LEDGER_STATES = ['refused', 'failed', 'pending', 'accepted', 'done', 'settled'] as const
export type LedgerState = (typeof LEDGER_STATES)[number]
