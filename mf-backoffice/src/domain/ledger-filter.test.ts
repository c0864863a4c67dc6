import { type LedgerFilter, ledgerQuery, readLedgerFilter, WHOLE_LEDGER } from './ledger-filter'

it('the filter of the ledger stands in the address and is read from it', () => {
  const filter: LedgerFilter = { state: 'failed', provider: 'wxpay', number: 'B1', after: 'R9' }
  expect(readLedgerFilter(new URLSearchParams(ledgerQuery(filter)))).toEqual(filter)
  expect(ledgerQuery(readLedgerFilter(new URLSearchParams({ state: 'LOST', number: ' ' })))).toEqual({})
  expect(readLedgerFilter(new URLSearchParams())).toEqual(WHOLE_LEDGER)
})
