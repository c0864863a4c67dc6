import { resultHref } from './result-href'

const isRouted = () => true
const bus = { lineCode: 'HKGZHO' }
const airport = { lineCode: 'CLKHZI' }
const payment = { orderReqno: 'R1', orderNo: 'B1', payType: 'cmbpay' }

describe('purchase 2: the address of the result screen', () => {
  it('the address names payment attempt, order and payment type', () => {
    expect(resultHref(payment, bus, isRouted)).toBe('/details_succeed?orderReqno=R1&orderNo=B1&payType=cmbpay')
  })
  it('the address contains the card result of a card payment', () => {
    const card = { amount: 13000, lineCode: 'HKGZHO', totalPeople: 2, soldAt: Date.parse('2026-11-21T00:30:00+08:00') }
    const query = new URL(resultHref({ ...payment, payType: 'MasterCard', card }, bus, isRouted), 'http://x')
      .searchParams
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

describe('[D4.4] the result of an airport order', () => {
  it('an airport result is on the pages of the airport line, with the same parameters', () => {
    expect(resultHref(payment, airport, isRouted)).toBe('/airlinePaysuccess?orderReqno=R1&orderNo=B1&payType=cmbpay')
  })
  it('an airport result is on the common page while no remote owns those pages', () => {
    expect(resultHref(payment, airport, () => false)).toMatch(/^\/details_succeed\?/)
  })
})
