import { LANGUAGES, REFUND_REQUEST_STATES } from '@shuttle/domain'
import { serviceTexts } from '../../../i18n'
import { writeDepartureChanged } from './departure-changed-mail'
import { describeFlight, writeOrderPaid } from './order-paid-mail'
import { writePaymentRefunded } from './payment-refunded-mail'
import { writeRefundAccepted } from './refund-accepted-mail'
import { writeRefundRequest } from './refund-request-mail'
import { writeServiceDelayed } from './service-delayed-mail'
import { writeServiceDisrupted } from './service-disrupted-mail'

const order = {
  orderNo: '2611210000000001',
  line: 'A → B',
  details: [
    { name: 'Travel date', value: 'Saturday, 28 November 2026' },
    { name: 'Boarding time', value: '06:00–23:59' },
  ],
  flight: undefined,
  passengers: 'Adult × 2',
  amount: 'HK$130.00',
  pickupCode: undefined,
  ticketNumbers: ['T1', 'T2'],
  url: 'http://site/webhtml/details_succeed?orderNo=1',
  boardingUrl: 'http://site/webhtml/stop?code=HKG',
}

describe.each(LANGUAGES)('mails in %s', (language) => {
  const t = serviceTexts(language)
  const write = (change: Partial<Parameters<typeof writeOrderPaid>[1]> = {}) => {
    const { subject, lines } = writeOrderPaid(t, { ...order, ...change })
    return { subject, text: lines.join('\n') }
  }
  it('[D8.mail.1] a paid order: names order, line, day, boarding time, passengers, amount and tickets', () => {
    const { subject, text } = write()
    expect(subject).toContain(order.orderNo)
    for (const { name, value } of order.details)
      expect(text).toMatch(`${name}${language === 'en' ? ': ' : '：'}${value}`)
    for (const part of [order.line, order.passengers, order.amount, 'T1', 'T2', order.url]) expect(text).toContain(part)
  })
  it('[D11.stops.13] a paid order links the page of the stop where the trip begins, with e-tickets and pickup code', () => {
    for (const change of [{}, { pickupCode: '1234 5678' }]) expect(write(change).text).toContain(order.boardingUrl)
  })
  it('confirms an order that coupons pay whole, without an amount that was received', () => {
    const { subject, text } = write({ amount: undefined })
    expect(subject).not.toBe(write().subject)
    expect(text).toContain(t('mail.orderPaid.confirmed'))
    expect(text).not.toContain('0.00')
  })
  it('[D3.collect.1] names the pickup code instead of e-tickets on the airport line only', () => {
    const pickupCode = 'ABCD EFGH JKLM NPQR'
    expect(write().text).not.toContain(t('mail.orderPaid.pickupCode', { pickupCode: '' }).trim())
    const { text } = write({ pickupCode })
    expect(text).toContain(pickupCode)
    expect(text).not.toContain('T1')
  })
  it('[D4.11] names the flight of an airport order, by take-off or landing', () => {
    const row = { order_no: order.orderNo, flight_number: 'CX0088', airline: 'Cathay', transit: '' }
    const flight = {
      ...row,
      origin: 'Hong Kong',
      destination: 'Sydney',
      flight_date: '2026-11-28',
      flight_time: '12:00',
    }
    const [towards, from] = ['HZICLK', 'CLKHZI'].map((lineCode) => describeFlight(t, { flight, lineCode, language }))
    expect(towards).not.toBe(from)
    for (const text of [towards, from])
      for (const part of ['CX88', 'Hong Kong → Sydney', '28', '12:00']) expect(text).toContain(part)
    expect(write({ flight: towards }).text).toContain(towards)
    expect(write().text).not.toContain('CX88')
  })
  it('[D4.6] names departure, flight and pickup code that are valid after a change, and the void code', () => {
    const { orderNo, line, details, url } = order
    const codes = { pickupCode: 'ABCD EFGH JKLM NPQR', voidPickupCode: 'STUV WXYZ 2345 6789' }
    const { subject, lines } = writeDepartureChanged(t, { orderNo, line, details, url, flight: 'CX0088', ...codes })
    const text = lines.join('\n')
    expect(subject).toContain(orderNo)
    for (const part of [orderNo, line, 'CX0088', url, ...Object.values(codes), ...details.map(({ value }) => value)])
      expect(text).toContain(part)
    expect(text).toContain(t('mail.departureChanged.voidCode', { pickupCode: codes.voidPickupCode }))
    expect(text).not.toContain('{{')
  })
  it.each(['paid-twice', 'no-seats', 'wrong-amount'] as const)('names the refund reason: %s', (reason) => {
    const refund = { orderNo: order.orderNo, refundNo: 'R1', amount: order.amount, ticketNumbers: [], way: undefined }
    const { lines } = writePaymentRefunded(t, { ...refund, reason })
    const other = writePaymentRefunded(t, {
      ...refund,
      reason: reason === 'no-seats' ? 'paid-twice' : 'no-seats',
    })
    expect(lines.join('\n')).toContain(order.amount)
    expect(lines).not.toEqual(other.lines)
  })

  it('names the tickets, the amount and the payment method of refunded tickets', () => {
    const refund = {
      ...{ orderNo: order.orderNo, refundNo: 'R1', amount: order.amount, ticketNumbers: ['T1', 'T2'] },
      way: 'Octopus',
    }
    const back = writePaymentRefunded(t, { ...refund, reason: 'illness' }).lines.join('\n')
    const accepted = writeRefundAccepted(t, { ...refund, fee: 'HK$13.00' }).lines.join('\n')
    const disrupted = writePaymentRefunded(t, { ...refund, reason: 'service-disruption', isDisrupted: true })
    expect(disrupted.lines).toContain(t('mail.paymentRefunded.disrupted', { amount: order.amount }))
    expect(back).toContain(t('mail.paymentRefunded.ticketsReturned', { amount: order.amount }))
    expect(back).not.toContain('You have refunded')
    for (const part of ['T1', 'T2', order.amount, order.orderNo])
      expect([back.includes(part), accepted.includes(part)]).toEqual([true, true])
    expect(accepted).toContain(t('mail.refundAccepted.onItsWay'))
    expect(accepted).toContain('HK$13.00')
  })

  it('names number, method and day of a refund, and no method where staff settled it', () => {
    const refund = { orderNo: order.orderNo, refundNo: 'R1', amount: order.amount, ticketNumbers: ['T1'] }
    const about = { ...refund, reason: 'illness' as const, way: 'Octopus', day: '28 November 2026' }
    const sent = writePaymentRefunded(t, about).lines.join('\n')
    for (const part of ['R1', 'Octopus', about.day]) expect(sent).toContain(part)
    const settled = writePaymentRefunded(t, { ...about, reference: 'BANK-7' }).lines.join('\n')
    expect([settled.includes('R1'), settled.includes(about.day), settled.includes('Octopus')]).toEqual([
      ...[true, true, false],
    ])
    expect(`${sent}${settled}`).not.toContain('{{')
  })

  it('[D5.47] calls the refund of a disruption accepted and of the tickets it names, never refunded or whole', () => {
    const refund = { orderNo: order.orderNo, refundNo: 'R1', amount: order.amount, ticketNumbers: ['T1'], coupons: 0 }
    const { subject, lines } = writeServiceDisrupted(t, refund)
    const done = writePaymentRefunded(t, { ...refund, reason: 'service-disruption', isDisrupted: true, way: undefined })
    expect(subject).toContain(order.orderNo)
    expect(lines).toContain(t('mail.refundAccepted.onItsWay'))
    expect([subject, ...lines, ...done.lines].join('\n')).not.toMatch(/in full|全额|全數/)
    expect([subject, ...lines].join('\n')).not.toMatch(/is refunded|are refunded|been refunded|已退款/)
  })

  it('[D5.47] names the refund of a ride that does not run, and coupons only where some are returned', () => {
    const refund = { orderNo: order.orderNo, refundNo: 'R1', amount: order.amount, ticketNumbers: ['T1', 'T2'] }
    const [all, bare] = [
      writeServiceDisrupted(t, { ...refund, coupons: 2 }).lines.join('\n'),
      writeServiceDisrupted(t, { ...refund, amount: undefined, coupons: 0 }).lines.join('\n'),
    ]
    for (const part of ['T1', 'T2', 'R1', order.amount, order.orderNo]) expect(all).toContain(part)
    expect(all).toContain(t('mail.serviceDisrupted.coupons'))
    expect(bare).not.toContain(t('mail.serviceDisrupted.coupons'))
    expect(bare).toContain(t('mail.refundAccepted.nothing'))
  })

  it('[D11.delay.5] names how late a ride is, the text of staff, and the refund without a fee', () => {
    const ride = { ...order, minutes: 15, text: 'Traffic on the bridge' }
    const { subject, lines } = writeServiceDelayed(t, ride)
    for (const part of ['15', order.orderNo]) expect(subject).toContain(part)
    for (const part of ['A → B', ride.text, order.url]) expect(lines.join('\n')).toContain(part)
  })

  describe('[D3.request.6] a mail about a refund request', () => {
    const request = {
      ...{ orderNo: order.orderNo, requestNo: 'Q1', ticketNumbers: ['T1', 'T2'], day: '2026-12-10' },
      ...{ answerText: '', fee: 'HK$13.00', amount: 'HK$117.00' },
    }
    const writeRequest = (change: Partial<Parameters<typeof writeRefundRequest>[1]> = {}) => {
      const { subject, lines } = writeRefundRequest(t, { state: 'waiting', ...request, ...change })
      return { subject, text: lines.join('\n') }
    }
    it('names the refund request with its order and tickets, and its state', () => {
      const mails = REFUND_REQUEST_STATES.map((state) => writeRequest({ state }))
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(REFUND_REQUEST_STATES.length)
      expect(new Set(mails.map(({ text }) => text)).size).toBe(REFUND_REQUEST_STATES.length)
      for (const { subject, text } of mails) {
        expect(subject).toContain('Q1')
        for (const part of [order.orderNo, 'Q1', 'T1', 'T2']) expect(text).toContain(part)
        expect(text).not.toContain('{{')
      }
    })
    it('names the day of the answer, fee, amount and payment method of a received request', () => {
      for (const part of ['2026-12-10', 'HK$13.00', 'HK$117.00', t('mail.refundRequest.wouldGoBack')])
        expect(writeRequest().text).toContain(part)
    })
    it('names the refund and its method when a request is approved, and no refund when it is not', () => {
      const { text } = writeRequest({ state: 'approved' })
      for (const part of ['HK$117.00', t('mail.refundRequest.onItsWay')]) expect(text).toContain(part)
      for (const state of ['rejected', 'withdrawn', 'overtaken'] as const)
        expect(writeRequest({ state }).text).not.toContain('HK$117.00')
    })
    it('quotes the answer of staff, and reports when nothing was paid', () => {
      expect(writeRequest({ state: 'rejected', answerText: 'Too late' }).text).toContain('Too late')
      const { text } = writeRequest({ amount: undefined })
      expect(text).toContain(t('mail.refundRequest.nothing'))
      expect(text).not.toContain('HK$13.00')
    })
  })
})
