import { proposalQuery, readProposalFilter } from './proposal-filter'

it.each(['state=all&after=P1', 'state=stale', ''])('writes the filter of proposals "%s" to the URL', (address) => {
  const query = new URLSearchParams(address)
  expect(new URLSearchParams(proposalQuery(readProposalFilter(query))).toString()).toBe(address)
})

it('an unknown state counts as waiting proposals', () => {
  expect(readProposalFilter(new URLSearchParams('state=toString'))).toEqual({ state: 'waiting', after: '' })
})
