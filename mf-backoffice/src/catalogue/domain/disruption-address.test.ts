import { readSearch, searchQuery } from '../../kit/domain/search-address'
import { DISRUPTION_ADDRESS } from './disruption-address'

it('[D5.47] writes the rides to the URL and reads them back', () => {
  const query = { tab: 'disruption', line: 'HKGZHO', from: '2026-11-24', time: '09:30', open: 'D1' }
  expect(searchQuery(DISRUPTION_ADDRESS, readSearch(DISRUPTION_ADDRESS, new URLSearchParams(query)))).toEqual(query)
})
