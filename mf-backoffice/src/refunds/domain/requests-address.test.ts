import { readSearch, searchQuery } from '../../kit/domain/search-address'
import { REQUESTS_ADDRESS } from './requests-address'

it('writes the filter of requests to the URL and reads it back', () => {
  const query = { state: 'overdue', reason: 'illness', line: 'HKGZHO', proof: 'no', after: 'Q1', request: 'Q2' }
  expect(searchQuery(REQUESTS_ADDRESS, readSearch(REQUESTS_ADDRESS, new URLSearchParams(query)))).toEqual(query)
  const invalid = new URLSearchParams({ state: 'LATE', reason: 'x', line: ' ', proof: 'maybe' })
  expect(readSearch(REQUESTS_ADDRESS, invalid)).toMatchObject({ state: 'waiting', reason: '', line: '', proof: '' })
})
