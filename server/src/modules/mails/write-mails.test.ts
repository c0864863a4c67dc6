import { LANGUAGES } from '@shuttle/domain'
import { serviceTexts } from '../../i18n'
import { writeOrderPaid } from './order-paid-mail'
import { writePaymentRefunded } from './payment-refunded-mail'

const order = {
  orderNo: '2611210000000001',
  line: 'A → B',
  facts: [
    { name: 'Travel date', value: 'Saturday, 28 November 2026' },
    { name: 'Boarding time', value: '06:00–23:59' },
  ],
  people: 'Adult × 2',
  amount: 'HK$130.00',
  pickupCode: undefined,
  ticketNumbers: ['T1', 'T2'],
  url: 'http://site/webhtml/details_succeed?orderNo=1',
}

describe.each(LANGUAGES)('mails in %s', (language) => {
  const t = serviceTexts(language)
  const write = (change: Partial<Parameters<typeof writeOrderPaid>[1]> = {}) => {
    const { subject, lines } = writeOrderPaid(t, { ...order, ...change })
    return { subject, text: lines.join('\n') }
  }
  it('[D8.mail.1] name order, line, day, boarding time, people, amount, tickets and where to show them', () => {
    const { subject, text } = write()
    expect(subject).toContain(order.orderNo)
    for (const { name, value } of order.facts) expect(text).toMatch(`${name}${language === 'en' ? ': ' : '：'}${value}`)
    for (const part of [order.line, order.people, order.amount, 'T1', 'T2', order.url]) expect(text).toContain(part)
  })
  it('confirm an order that coupons pay whole, without an amount that was received', () => {
    const { subject, text } = write({ amount: undefined })
    expect(subject).not.toBe(write().subject)
    expect(text).toContain(t('mail.orderPaid.confirmed'))
    expect(text).not.toContain('0.00')
  })
  it('[D3.collect.1] name the pickup code in the place of e-tickets on the airport line only', () => {
    const pickupCode = 'ABCD EFGH JKLM NPQR'
    expect(write().text).not.toContain(t('mail.orderPaid.pickupCode', { pickupCode: '' }).trim())
    const { text } = write({ pickupCode })
    expect(text).toContain(pickupCode)
    expect(text).not.toContain('T1')
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
