import { readSearch, searchQuery } from '../../kit/domain/search-address'
import { PROPOSALS_ADDRESS } from './proposals-address'

const read = (query: string) => readSearch(PROPOSALS_ADDRESS, new URLSearchParams(query))

it.each(['state=all&after=P1', 'state=stale', ''])('writes the filter of proposals "%s" to the URL', (address) =>
  expect(new URLSearchParams(searchQuery(PROPOSALS_ADDRESS, read(address))).toString()).toBe(address),
)

it('an unknown state counts as waiting proposals', () =>
  expect(read('state=toString')).toEqual({ state: 'waiting', after: '', proposal: '' }))
