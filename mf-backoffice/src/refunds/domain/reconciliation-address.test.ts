import { readSearch, searchQuery } from '../../kit/domain/search-address'
import { RECONCILIATION_ADDRESS } from './reconciliation-address'

const read = (query: string) => readSearch(RECONCILIATION_ADDRESS, new URLSearchParams(query))
const NONE = { state: 'open', kind: '', payType: '', day: '', after: '', before: '', difference: '' }

it('[D5.54] a URL without filters shows open differences', () => {
  expect(read('tab=reconciliation')).toEqual(NONE)
  expect(searchQuery(RECONCILIATION_ADDRESS, read(''))).toEqual({ tab: 'reconciliation' })
})

it('[D5.54] invalid values of the URL count as missing', () =>
  expect(read('state=lost&kind=toString&day=2026-02-30&before=x')).toEqual(NONE))

it('[D5.54] reads a URL with all filters and writes the same URL', () => {
  const query =
    'tab=reconciliation&state=closed&kind=unknown-refund&payType=wxpay&day=2026-11-21&after=D1&before=2026-11-20'
  expect(searchQuery(RECONCILIATION_ADDRESS, read(query))).toEqual(Object.fromEntries(new URLSearchParams(query)))
})
