import { readSearch, searchQuery } from '../../kit/domain/search-address'
import { DEPARTURES_ADDRESS } from './departures-address'

const read = (query: Record<string, string>) => readSearch(DEPARTURES_ADDRESS, new URLSearchParams(query))

it('writes line, day and the open departure to the URL and reads them back', () => {
  const query = { tab: 'departures', line: 'HKGZHO', day: '2026-11-28', open: '09:30', panel: 'days' }
  expect(searchQuery(DEPARTURES_ADDRESS, read(query))).toEqual(query)
  expect(searchQuery(DEPARTURES_ADDRESS, read({}))).toEqual({ tab: 'departures' })
})

it('invalid values of the URL count as missing', () =>
  expect(read({ day: '2026-02-30', open: 'x', panel: 'y' })).toEqual({ line: '', day: '', open: '', panel: '' }))
