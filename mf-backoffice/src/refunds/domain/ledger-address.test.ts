import { readSearch, searchQuery } from '../../kit/domain/search-address'
import { LEDGER_ADDRESS } from './ledger-address'

it('writes the filter of the ledger to the URL and reads it back', () => {
  const query = { state: 'failed', provider: 'wxpay', number: 'B1', after: 'R9', refund: 'R7' }
  expect(searchQuery(LEDGER_ADDRESS, readSearch(LEDGER_ADDRESS, new URLSearchParams(query)))).toEqual(query)
  const unknown = readSearch(LEDGER_ADDRESS, new URLSearchParams({ state: 'LOST', number: ' ' }))
  expect(searchQuery(LEDGER_ADDRESS, unknown)).toEqual({})
})
