import { NO_FILTER, type RequestFilter, readRequestFilter, requestQuery } from './request-filter'

it('writes the filter of requests to the URL and reads it back', () => {
  const filter: RequestFilter = { view: 'overdue', reason: 'illness', line: 'HKGZHO', proof: 'no', after: 'Q1' }
  expect(readRequestFilter(new URLSearchParams(requestQuery(filter)))).toEqual(filter)
  expect(requestQuery(readRequestFilter(new URLSearchParams()))).toEqual({})
})

it('invalid values of the URL count as missing', () => {
  expect(readRequestFilter(new URLSearchParams({ state: 'LATE', reason: 'x', line: ' ', proof: 'maybe' }))).toEqual(
    NO_FILTER,
  )
})
