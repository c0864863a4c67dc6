import { readReconciliationFilter, reconciliationQuery } from './reconciliation-filter'

const read = (text: string) => readReconciliationFilter(new URLSearchParams(text))
const NONE = { state: 'open', kind: '', payType: '', day: '', after: '', before: '' }

it('[D5.54] a URL without filters shows open differences', () => {
  expect(read('tab=reconciliation')).toEqual(NONE)
  expect(reconciliationQuery(read(''))).toEqual({ tab: 'reconciliation' })
})

it('[D5.54] invalid values of the URL count as missing', () => {
  expect(read('state=lost&kind=toString&day=2026-02-30&before=x')).toEqual(NONE)
})

it('[D5.54] reads a URL with all filters and writes the same URL', () => {
  const text =
    'tab=reconciliation&state=closed&kind=unknown-refund&payType=wxpay&day=2026-11-21&after=D1&before=2026-11-20'
  expect(reconciliationQuery(read(text))).toEqual(Object.fromEntries(new URLSearchParams(text)))
})
