import { type LedgerFilter, ledgerQuery, readLedgerFilter, WHOLE_LEDGER } from './ledger-filter'

it('writes the filter of the ledger to the URL and reads it back', () => {
  const filter: LedgerFilter = { state: 'failed', provider: 'wxpay', number: 'B1', after: 'R9' }
  expect(readLedgerFilter(new URLSearchParams(ledgerQuery(filter)))).toEqual(filter)
  expect(ledgerQuery(readLedgerFilter(new URLSearchParams({ state: 'LOST', number: ' ' })))).toEqual({})
  expect(readLedgerFilter(new URLSearchParams())).toEqual(WHOLE_LEDGER)
})
