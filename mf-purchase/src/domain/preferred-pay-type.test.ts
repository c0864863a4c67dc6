import { paymentMethodFromWire } from '@shuttle/calls'
import { getPreferredPayType } from './preferred-pay-type'

const methods = (...payTypes: string[]) => payTypes.map((payType) => paymentMethodFromWire(payType))
const refusesAmount = paymentMethodFromWire('octopusonline', false)

it.each([
  ['the sole method', methods('MasterCard'), undefined, 'MasterCard'],
  ['the sole method that takes the amount', [...methods('MasterCard'), refusesAmount], undefined, 'MasterCard'],
  ['the method used last', methods('MasterCard', 'cmbpay'), 'cmbpay', 'cmbpay'],
  ['nothing of several methods that were never used', methods('MasterCard', 'cmbpay'), undefined, undefined],
  ['nothing when the last method is not offered', methods('MasterCard', 'cmbpay'), 'wxpay', undefined],
  [
    'nothing when the last method cannot take the amount',
    [...methods('MasterCard', 'cmbpay'), refusesAmount],
    'octopusonline',
    undefined,
  ],
  ['nothing without methods', [], 'cmbpay', undefined],
])('the preselected way to pay is %s', (_, offered, lastUsed, expected) => {
  expect(getPreferredPayType(offered, lastUsed)).toBe(expected)
})
