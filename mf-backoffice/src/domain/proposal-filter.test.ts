import { proposalQuery, readProposalFilter } from './proposal-filter'

it.each(['state=all&after=P1', 'state=stale', ''])('the filter of proposals "%s" stands in the address', (address) => {
  const query = new URLSearchParams(address)
  expect(new URLSearchParams(proposalQuery(readProposalFilter(query))).toString()).toBe(address)
})

it('a state that is none counts as those that wait', () => {
  expect(readProposalFilter(new URLSearchParams('state=toString'))).toEqual({ state: 'waiting', after: '' })
})
