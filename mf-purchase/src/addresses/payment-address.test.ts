import { readReturned, resultHref } from './payment-address'

const payment = { orderReqno: 'R1', orderNo: 'B1', payType: 'cmbpay' }

describe('purchase 2: the address of the result screen', () => {
  it('names payment attempt, order and payment type', () => {
    expect(resultHref(payment)).toBe('/details_succeed?orderReqno=R1&orderNo=B1&payType=cmbpay')
  })
  it('carries the card result of a card payment', () => {
    const card = { amount: 13000, lineCode: 'HKGZHO', totalPeople: 2, soldAt: Date.parse('2026-11-21T00:30:00+08:00') }
    const query = new URL(resultHref({ ...payment, payType: 'MasterCard', card }), 'http://x').searchParams
    expect(Object.fromEntries(query)).toEqual({
      orderReqno: 'R1',
      orderNo: 'B1',
      payType: 'MasterCard',
      totalFee: '13000',
      callType: 'BUS',
      xldm: 'HKGZHO',
      total_ps: '2',
      join_no: 'R1',
      sprq: '2026-11-21',
    })
  })
})

const read = (query: string) => readReturned(new URLSearchParams(query))

describe('decision "payment": a return is a deep link that only gives a hint', () => {
  it.each(['done', 'cancelled', 'failed', 'timedOut'])('a return to the payment page reads %s', (hint) => {
    expect(read(`orderNo=B1&orderReqno=R1&payType=cmbpay&returned=${hint}`)).toEqual({
      orderReqno: 'R1',
      payType: 'cmbpay',
      hint,
    })
  })
  it.each(['', 'orderReqno=R1', 'orderReqno=R1&returned=paid', 'returned=done'])(
    'a return to the payment page reads nothing from %j',
    (query) => {
      expect(read(query)).toBeUndefined()
    },
  )
})
