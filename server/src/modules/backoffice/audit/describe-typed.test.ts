import { newCouponNumber, newOrderNumber, newRefundNumber } from '../../passenger/orders'
import { describeQuery, describeTyped } from './describe-typed'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const ORDER = newOrderNumber(NOW)

describe('[D5.5] text that staff type as a number', () => {
  it.each([
    ['an order', ORDER],
    ['a refund', newRefundNumber(NOW)],
    ['a refund of an attempt', `R-${ORDER}-1`],
    ['a coupon', newCouponNumber(NOW)],
    ['a member', '019a4f3c-1234-7abc-8def-0123456789ab'],
    ['a departure', 'HZICLK 2026-11-21 06:00'],
    ['a notice', 'survey-202508'],
    ['a picture', `/api/pictures/${'0123456789abcdef'.repeat(4)}.webp`],
    ['a text', 'Day pass, spring'],
    ['a time', 'at 14:30 from Gate 2, 12.5%'],
    ['nothing', ''],
  ])('text that names no person stays as it is: %s', (_, typed) => expect(describeTyped(typed)).toBe(typed))

  it.each([
    ['A123456(7)', '••••'],
    ['Ａ１２３４５６（７）', '••••'],
    ['A 123456(7)', '••••'],
    ['440101199001011234', '••••'],
    ['4401 0119 9001 0112 3X', '••••'],
    ['1234567(8)', '••••'],
    ['order of H12345678, please', 'order of ••••, please'],
    ['K12345678/K87654321', '••••/••••'],
    ['4321', '••••'],
    ['ends in 432X, by phone.', 'ends in ••••, by phone.'],
    ['6(7)', '••••'],
    ['ming@mail.test', '<address>'],
    ['Chan <ming@mail.test> A123456(7)', 'Chan <address> ••••'],
    ['\ud800\uFEFFx', 'x'],
  ])('text that names a person is hidden: %s', (typed, result) => expect(describeTyped(typed)).toBe(result))

  it('described text has a bounded length', () => expect([...describeTyped('長'.repeat(500))]).toHaveLength(120))

  it('describes each text of a query', () =>
    expect(describeQuery({ number: 'A123456(7)', q: ORDER, size: 50, before: undefined })).toEqual({
      ...{ number: '••••', q: ORDER, size: 50, before: undefined },
    }))
})
