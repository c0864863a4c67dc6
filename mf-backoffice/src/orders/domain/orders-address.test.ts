import { readSearch, searchQuery } from '../../kit/domain/search-address'
import { isEmptyFilter, type OrderSearch, toOrderSearch, toOrdersValues } from './order-search'
import { ORDERS_ADDRESS } from './orders-address'
import { toDay } from './relative-day'

const read = (query: Record<string, string>) => toOrderSearch(readSearch(ORDERS_ADDRESS, new URLSearchParams(query)))

it('writes an order search to the URL and reads it back', () => {
  const search: OrderSearch = {
    filters: {
      ...{ q: 'CHAN %', placedFrom: 'TODAY-7', travelTo: '2026-11-30' },
      ...{ lineCodes: ['HKGZHO', 'ZHOHKG'], statuses: ['paid', 'partlyRefunded'] },
    },
    sort: 'TRAVEL_FIRST',
    after: 'c-1',
  }
  const query = searchQuery(ORDERS_ADDRESS, { ...toOrdersValues(search), after: search.after })
  expect(query).toMatchObject({ line: 'HKGZHO,ZHOHKG', status: 'paid,partlyRefunded' })
  expect(read(query)).toEqual(search)
})

it('invalid values of the URL count as missing', () => {
  const search = read({ q: ' ', placedFrom: '2026-02-30', travelTo: 'x', status: '1', sort: 'PRICE' })
  expect(search).toEqual({ filters: {}, sort: 'NEWEST', after: '' })
  expect(isEmptyFilter(search.filters)).toBe(true)
})

it.each([
  ['TODAY', '2026-11-21'],
  ['TODAY+1', '2026-11-22'],
  ['TODAY-21', '2026-10-31'],
  ['2026-12-24', '2026-12-24'],
  [undefined, ''],
])('the day %s means %s on 21 November', (value, day) => {
  expect(toDay(value, Date.parse('2026-11-21T10:00:00+08:00'))).toBe(day)
})
