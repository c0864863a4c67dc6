import { LANGUAGES } from '@shuttle/domain'
import { serviceTexts } from '../../i18n'
import { writeOrderPaid } from './order-paid-mail'
import { writePaymentRefunded } from './payment-refunded-mail'

const order = {
  orderNo: '2611210000000001',
  line: 'A → B',
  date: '2026-11-28',
  returnDate: '',
  amount: 'HK$ 130.00',
  pickupCode: 'ABCD EFGH JKLM NPQR',
  ticketNumbers: ['T1', 'T2'],
  url: 'http://site/webhtml/details_succeed?orderNo=1',
}

describe.each(LANGUAGES)('mails in %s', (language) => {
  const t = serviceTexts(language)
  it('name order, line, day, amount, tickets and where to show them', () => {
    const { subject, lines } = writeOrderPaid(t, order)
    expect(subject).toContain(order.orderNo)
    const text = lines.join('\n')
    for (const part of [order.line, order.date, order.amount, order.pickupCode, 'T1', 'T2', order.url])
      expect(text).toContain(part)
  })
  it('name the day of return only where there is one', () => {
    const lines = (returnDate: string) => writeOrderPaid(t, { ...order, returnDate }).lines
    expect(lines('2026-11-29').join('\n')).toContain('2026-11-29')
    expect(lines('2026-11-29')).toHaveLength(lines('').length + 1)
  })
  it.each(['paid-twice', 'no-seats', 'wrong-amount'] as const)('say why money goes back: %s', (reason) => {
    const { lines } = writePaymentRefunded(t, { orderNo: order.orderNo, amount: order.amount, reason })
    const other = writePaymentRefunded(t, {
      orderNo: order.orderNo,
      amount: order.amount,
      reason: reason === 'no-seats' ? 'paid-twice' : 'no-seats',
    })
    expect(lines.join('\n')).toContain(order.amount)
    expect(lines).not.toEqual(other.lines)
  })
})
