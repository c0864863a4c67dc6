import { NO_FILTER, type RequestFilter, readRequestFilter, requestQuery } from './request-filter'

it('the filter of requests stands in the address and is read from it', () => {
  const filter: RequestFilter = { view: 'overdue', reason: 'illness', line: 'HKGZHO', proof: 'no', after: 'Q1' }
  expect(readRequestFilter(new URLSearchParams(requestQuery(filter)))).toEqual(filter)
  expect(requestQuery(readRequestFilter(new URLSearchParams()))).toEqual({})
})

it('what makes no sense in an address counts as not given', () => {
  expect(readRequestFilter(new URLSearchParams({ state: 'LATE', reason: 'x', line: ' ', proof: 'maybe' }))).toEqual(
    NO_FILTER,
  )
})
