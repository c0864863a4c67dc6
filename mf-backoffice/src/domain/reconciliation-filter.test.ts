import { readReconciliationFilter, reconciliationQuery } from './reconciliation-filter'

const read = (text: string) => readReconciliationFilter(new URLSearchParams(text))
const NONE = { state: 'open', kind: '', payType: '', day: '', after: '', before: '' }

it('[D5.54] an address without filters shows what is open', () => {
  expect(read('tab=reconciliation')).toEqual(NONE)
  expect(reconciliationQuery(read(''))).toEqual({ tab: 'reconciliation' })
})

it('[D5.54] what makes no sense in an address counts as not given', () => {
  expect(read('state=lost&kind=toString&day=2026-02-30&before=x')).toEqual(NONE)
})

it('[D5.54] an address with everything is read and written alike', () => {
  const text =
    'tab=reconciliation&state=closed&kind=unknown-refund&payType=wxpay&day=2026-11-21&after=D1&before=2026-11-20'
  expect(reconciliationQuery(read(text))).toEqual(Object.fromEntries(new URLSearchParams(text)))
})
