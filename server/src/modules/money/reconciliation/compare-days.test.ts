import { queryDifferencesCall, settleRefundCall } from '@shuttle/wire/staff'
import { inLarge } from '../../../testing/in-large'
import { checkSettledRefunds } from '../payments/check-settled-refunds'
import { EVERY_METHOD, fakePaymentMethod } from '../payments/testing/fake-payment-method.request'
import { type Nights, startNights } from './testing/start-night'

let nights: Nights
beforeAll(async () => {
  nights = await startNights()
})
afterAll(() => nights.close())
beforeEach(() => nights.startDay())

const HOUR = 3_600_000
const listKinds = async () => (await nights.differences()).map(({ kind, number }) => [kind, number])

describe('[D5.50] a day whose books agree', () => {
  it('a day without differences stays so, however often it is compared, with the sums of both sides', async () => {
    for (const payType of EVERY_METHOD) {
      await nights.pay(payType)
      await nights.refund(await nights.pay(payType))
    }
    // Declined, and never paid: neither is money.
    await nights.service.sandbox.setFault({ kind: 'decline', times: 1 })
    const declined = await fakePaymentMethod(nights.service, 'MasterCard').open()
    await declined.pay()
    expect((await declined.member.confirm(declined.orderNo, declined.orderReqno)).code).toBe('PAYMENT_FAILED')
    await fakePaymentMethod(nights.service, 'wxpay').open()
    await nights.service.runOutbox()
    expect(await nights.runNight()).toBe(EVERY_METHOD.length)
    expect(await nights.differences()).toEqual([])
    // One adult each: HK$65.00, of which 10 % are retained at a refund; in yuan 58.00.
    const sums = async (provider: string) => JSON.parse((await nights.night(provider)).sums)
    const dollars = { currency: 'HKD', oursPaid: 13000, theirsPaid: 13000, oursRefunded: 5850, theirsRefunded: 5850 }
    expect(await sums('wxpay')).toEqual([dollars])
    expect(await sums('octopusonline')).toEqual([dollars])
    expect(await sums('MasterCard')).toEqual([dollars])
    expect(await sums('alipay')).toEqual([dollars])
    expect(await sums('cmbpay')).toEqual([
      { currency: 'CNY', oursPaid: 11600, theirsPaid: 11600, oursRefunded: 5220, theirsRefunded: 5220 },
    ])
    expect(await nights.night('wxpay')).toMatchObject({
      ...{ state: 'compared', payments: 3, refunds: 1, statement_rows: 3, unanswered: 0, runs: 1, next_run_at: null },
    })
    expect(await nights.night('cmbpay')).toMatchObject({ state: 'compared', statement_rows: null })
    await nights.db.updateTable('reconciliation_nights').set({ state: 'waiting', next_run_at: 0 }).execute()
    expect(await nights.runNight()).toBeGreaterThan(3)
    expect(await nights.differences()).toEqual([])
  })
})

/** Money at a provider that is not ours. */
const payOtherShop = async (
  requestNo: string,
  { payType = 'wxpay', amount = 7700 }: { payType?: 'wxpay' | 'MasterCard'; amount?: number } = {},
): Promise<void> => {
  const request = { orderNo: 'X', payPath: '/', currency: 'HKD', description: 'Other shop', locale: 'en' } as const
  const opened = { requestNo, openedAt: nights.service.clock.now(), timeoutSeconds: 600, payer: 'p' }
  const { launch, sessionId } = await nights.provider(payType).createSession({ ...request, ...opened, amount: 7700 })
  if (payType === 'wxpay') await nights.service.sandbox.payByWallet(JSON.stringify(launch))
  else await nights.service.sandbox.payByCard(sessionId)
  for (const taken of nights.atProvider(requestNo).transactions) taken.amountCents = amount
}

describe('[D5.51] a payment', () => {
  it.each(inLarge(EVERY_METHOD, ['cmbpay']))('a payment of another amount at %s differs, once', async (payType) => {
    const { orderReqno, orderNo, currency, cents } = await nights.pay(payType)
    for (const transaction of nights.atProvider(orderReqno).transactions) transaction.amountCents -= 100
    await nights.runNight()
    await nights.db.updateTable('reconciliation_nights').set({ state: 'waiting', next_run_at: 0 }).execute()
    await nights.runNight()
    expect(await nights.differences()).toMatchObject([
      {
        ...{ kind: 'amount-differs', provider: payType, number: orderReqno, request_no: orderReqno, order_no: orderNo },
        ...{ ours_cents: cents, theirs_cents: cents - 100, ours_currency: currency, theirs_currency: currency },
        ...{ day: '2026-11-21', state: 'open', refund_no: null },
      },
    ])
  })

  it.each(inLarge(EVERY_METHOD, ['octopusonline']))(
    'a payment that %s does not have is recorded and not paid',
    async (payType) => {
      const { orderReqno, cents } = await nights.pay(payType)
      nights.service.sandbox.state.orders.delete(nights.atProvider(orderReqno).id)
      await nights.runNight()
      expect(await nights.differences()).toMatchObject([
        { kind: 'recorded-not-paid', number: orderReqno, ours_cents: cents, theirs_cents: null },
      ])
    },
  )

  it.each(['MasterCard', 'wxpay'] as const)(
    'a payment that came to %s after the last check is not recorded',
    async (payType) => {
      const { orderReqno, pay, cents } = await fakePaymentMethod(nights.service, payType).open()
      await nights.service.sandbox.setFault({ kind: 'late-success', ms: 3 * HOUR, times: 1 })
      await pay()
      nights.service.clock.advance(HOUR)
      await nights.service.reconcile()
      await nights.runNight()
      expect(await nights.differences()).toMatchObject([
        { kind: 'paid-not-recorded', number: orderReqno, ours_cents: null, theirs_cents: cents },
      ])
    },
  )

  it.each(['wxpay', 'MasterCard'] as const)('a payment only on a statement of %s is unknown money', async (payType) => {
    await payOtherShop('OTHER-SHOP-1', { payType })
    await nights.runNight()
    const unknown = { kind: 'unknown-payment', provider: payType, number: 'OTHER-SHOP-1', order_no: null }
    expect(await nights.differences()).toMatchObject([{ ...unknown, ours_cents: null, theirs_cents: 7700 }])
    expect(JSON.parse((await nights.night(payType)).sums)).toMatchObject([{ oursPaid: 0, theirsPaid: 7700 }])
  })

  it('a card payment is compared with the statement of its own day alone', async () => {
    nights.service.clock.set(Date.parse('2026-11-21T00:00:00+08:00') - 1)
    await payOtherShop('BEFORE', { payType: 'MasterCard' })
    nights.service.clock.set(Date.parse('2026-11-22T00:00:00+08:00'))
    await payOtherShop('AFTER', { payType: 'MasterCard' })
    await nights.runNight()
    expect((await nights.differences()).filter(({ day }) => day === '2026-11-21')).toEqual([])
    expect(await nights.night('MasterCard')).toMatchObject({ state: 'compared', statement_rows: 0 })
  })
})

describe('[D5.52] a refund', () => {
  it.each(['MasterCard', 'wxpay', 'cmbpay'] as const)('a refund of another amount at %s differs', async (payType) => {
    const refundNo = await nights.refund(await nights.pay(payType))
    await nights.service.runOutbox()
    const refunds = [...nights.service.sandbox.state.orders.values()].flatMap(({ transactions }) => transactions)
    for (const refund of refunds.filter(({ type }) => type === 'REFUND')) refund.amountCents -= 10
    await nights.runNight()
    expect(await nights.differences()).toMatchObject([
      { kind: 'refund-amount-differs', number: refundNo, refund_no: refundNo },
    ])
    const [{ ours_cents = 0, theirs_cents } = {}] = await nights.differences()
    expect(theirs_cents).toBe((ours_cents ?? 0) - 10)
  })

  it.each(inLarge(EVERY_METHOD, ['MasterCard']))(
    'a refund that %s does not have any more is recorded and not refunded',
    async (payType) => {
      const paid = await nights.pay(payType)
      const refundNo = await nights.refund(paid)
      await nights.service.runOutbox()
      const order = nights.atProvider(paid.orderReqno)
      order.transactions = order.transactions.filter(({ type }) => type === 'PAYMENT')
      await nights.runNight()
      expect(await listKinds()).toEqual([['recorded-not-refunded', refundNo]])
    },
  )

  it('a refund that the provider refused and still made is not recorded', async () => {
    const paid = await nights.pay('MasterCard')
    await nights.service.sandbox.setFault({ kind: 'refuse-refund', times: 1 })
    const refundNo = await nights.refund(paid)
    await nights.service.runOutbox()
    const money = { captured: paid.cents, amount: 5850, currency: 'HKD' }
    const about = { requestNo: paid.orderReqno, openedAt: paid.openedAt, refundNo }
    await nights.provider('MasterCard').refund({ ...about, ...money })
    await nights.runNight()
    expect(await listKinds()).toEqual([['refunded-not-recorded', refundNo]])
  })

  it.each([
    ['MasterCard', (requestNo: string) => `${requestNo}/CONSOLE-1`],
    ['wxpay', () => 'CONSOLE-1'],
    ['octopusonline', (requestNo: string) => requestNo],
  ] as const)('a refund that is not ours is found at %s', async (payType, toNumber) => {
    const { orderReqno, orderNo, openedAt, cents, currency } = await nights.pay(payType)
    const about = { requestNo: orderReqno, openedAt, captured: cents, currency }
    await nights.provider(payType).refund({ ...about, refundNo: 'CONSOLE-1', amount: 1000 })
    await nights.runNight()
    expect(await nights.differences()).toMatchObject([
      { kind: 'unknown-refund', number: toNumber(orderReqno), order_no: orderNo, refund_no: null },
    ])
    // Octopus reports that money was returned, not how much.
    expect((await nights.differences())[0]?.theirs_cents).toBe(payType === 'octopusonline' ? null : 1000)
  })

  it('a refund that is not ours is found on its own day, days after its payment by card', async () => {
    const { orderReqno, orderNo, openedAt, cents, currency } = await nights.pay('MasterCard')
    await nights.runNight()
    nights.service.clock.set(Date.parse('2026-11-25T12:00:00+08:00'))
    const about = { requestNo: orderReqno, openedAt, captured: cents, currency }
    await nights.provider('MasterCard').refund({ ...about, refundNo: 'CONSOLE-2', amount: 1000 })
    await nights.runNight(Date.parse('2026-11-26T10:30:00+08:00'))
    expect(await nights.differences()).toMatchObject([
      { kind: 'unknown-refund', number: `${orderReqno}/CONSOLE-2`, order_no: orderNo, day: '2026-11-25' },
    ])
  })

  it('a refund that was settled outside and still made is settled twice, once', async () => {
    const finance = await nights.staff('finance')
    const paid = await nights.pay('MasterCard')
    await nights.service.sandbox.setFault({ kind: 'refuse-refund', times: 1 })
    const refundNo = await nights.refund(paid)
    await nights.service.runOutbox()
    const settlement = { refundNo, reference: 'FPS 0001', reasonText: 'Card was closed.' }
    expect((await finance.send(settleRefundCall, settlement)).code).toBe('SUCCESS')
    const money = { captured: paid.cents, amount: 5850, currency: 'HKD' }
    const about = { requestNo: paid.orderReqno, openedAt: paid.openedAt, refundNo }
    await nights.provider('MasterCard').refund({ ...about, ...money })
    await nights.runNight()
    nights.service.clock.advance(48 * HOUR)
    await checkSettledRefunds(nights.context())
    expect(await nights.differences()).toMatchObject([
      { kind: 'settled-twice', number: refundNo, ours_cents: 5850, theirs_cents: 5850 },
    ])
  })
})

describe('[D5.67] a row that cannot be stored', () => {
  const LARGEST = 10 ** 13

  it('the row is set aside as a difference, and all other rows of the statement are compared', async () => {
    await nights.pay('wxpay')
    await payOtherShop('LARGEST', { amount: LARGEST })
    await payOtherShop('ONE-MORE', { amount: LARGEST + 1 })
    await payOtherShop('BEYOND', { amount: 10 ** 20 })
    await payOtherShop('WITH-NUL')
    const opened = [...nights.service.sandbox.state.pending.values()].filter(({ orderId }) => orderId === 'WITH-NUL')
    for (const payment of opened) payment.orderId = 'WITH\u0000NUL'
    nights.atProvider('WITH-NUL').id = 'WITH\u0000NUL'
    await payOtherShop('THE-LAST')
    await nights.runNight()
    expect(await listKinds()).toEqual([
      ...['BEYOND', 'ONE-MORE', 'WITHNUL'].map((number) => ['not-comparable', number]),
      ...['LARGEST', 'THE-LAST'].map((number) => ['unknown-payment', number]),
    ])
    expect((await nights.differences()).map(({ theirs_cents }) => theirs_cents)).toEqual([
      ...[null, null, null],
      ...[LARGEST, 7700],
    ])
    expect(await nights.night('wxpay')).toMatchObject({ state: 'compared', statement_rows: 6, next_run_at: null })
    const [sum] = JSON.parse((await nights.night('wxpay')).sums)
    expect(sum).toMatchObject({ oursPaid: 6500, theirsPaid: 6500 + 7700 + LARGEST })
    const finance = await nights.staff('finance')
    const { data } = await finance.send(queryDifferencesCall, { kind: 'not-comparable' })
    expect(data.rows).toHaveLength(3)
  })

  it('the row of one payment does not prevent the comparison of others', async () => {
    for (const amount of [LARGEST + 1, LARGEST, 6600]) {
      const { orderReqno } = await nights.pay('MasterCard')
      for (const taken of nights.atProvider(orderReqno).transactions) taken.amountCents = amount
    }
    await nights.runNight()
    const found = (await nights.differences()).map(({ kind, theirs_cents }) => [kind, theirs_cents])
    expect(found).toEqual(
      expect.arrayContaining([
        ['amount-differs', LARGEST],
        ['amount-differs', 6600],
        ['not-comparable', null],
      ]),
    )
    expect(await nights.night('MasterCard')).toMatchObject({ state: 'compared', payments: 3 })
  })
})
