import { aPriceRow, aRefundPolicyRow } from '../testing/recorded-answers'
import { purchaseTermsFromWire } from './fetch-purchase-terms'

const row = {
  xldm: 'HKGZHO',
  xlmc_1: 'Hong Kong Port',
  xlmc_2: 'Zhuhai Port',
  xllb: '1',
  currency: '2',
  maxPerOrder: 6,
  maxChildren: 1,
  bookingWindowDays: 14,
  prices: [aPriceRow],
}
const read = (...lines: (typeof row)[]) =>
  purchaseTermsFromWire({ responseData: { refundPolicy: aRefundPolicyRow, lines } })

it('reads the fares of each line in its currency, and the refund policy', () => {
  const { lines, refundPolicy } = read(row)
  expect(lines[0]).toMatchObject({ lineCode: 'HKGZHO', currency: 'HKD', fares: [{ fareType: 'day' }] })
  expect(lines[0]?.fares[0]?.fares.adult).toBe(6500)
  expect(refundPolicy.id).toBe('purchase-2')
})

it('leaves out a line with a currency or category it does not know', () => {
  expect(read({ ...row, currency: '7' }, { ...row, xllb: '9' }).lines).toEqual([])
})
