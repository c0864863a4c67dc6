import type { TestApp } from '../build-test-app'
import { placeBody } from '../trip-body.request'
import type { Attack } from './attack'

const CALLS: Array<[string, (orderNo: string) => object]> = [
  ['wx/query.wx.order.info', (orderNo) => ({ orderNo })],
  ['wx/cancel.wx.order', (orderNo) => ({ orderNo })],
  ['wx/query.wx.order.payreq', (orderNo) => ({ orderNo, payType: 'MasterCard' })],
  ['pay/update.order.payresult', (orderNo) => ({ orderNo, orderReqno: `${orderNo}-1`, payType: 'voucher' })],
  ['wx/query.refund.preview', (orderNo) => ({ orderNo })],
  ['wx/apply.refund', (orderNo) => ({ orderNo, tickets: ['T0'], quoteId: 'none', reasonCode: 'DUPLICATE' })],
  ['wx/query.refund.record', (orderNo) => ({ orderNo })],
  ['wx/query.refund.request', (orderNo) => ({ orderNo })],
  [
    'wx/apply.refund.request',
    (orderNo) => ({ orderNo, tickets: ['T0'], totalFee: 0, reasonCode: 'ILLNESS', email: 'a@demo.test' }),
  ],
  ['wx/cancel.refund.request', (orderNo) => ({ orderNo, requestNo: 'Q0' })],
  ['wx/query.refund.proof', (orderNo) => ({ orderNo, requestNo: 'Q0' })],
  ['ticket/change.departure', (orderNo) => ({ orderNo, bookDate: '2026-11-24', beginTime: '10:00' })],
  ['log/mastercard.log', (orderNo) => ({ orderNo, json: 'text' })],
]

const anOrder = async (site: TestApp) => {
  const owner = await site.member()
  const placed = await owner.call('ticket/buy.ticket', placeBody({}, 6500))
  return placed.responseData.orderNo as string
}

/**
 * Another user's order by its number, from the attacker's session: any answer but that there is no such order leaks
 * something. Without the guard the order is the attacker's own.
 */
export const OPEN_FOREIGN_ORDER: Attack[] = CALLS.map(([path, toBody]) => ({
  name: `calls ${path} for the order of another member`,
  succeeds: async (site, guard) => {
    const orderNo = await anOrder(site)
    const attacker = await site.member()
    if (!guard)
      await site.db
        .updateTable('orders')
        .set({ account_id: attacker.accountId })
        .where('order_no', '=', orderNo)
        .execute()
    const answer = await attacker.call(path, toBody(orderNo))
    return answer.code !== 'ORDER_NOT_FOUND' || JSON.stringify(answer).includes(orderNo)
  },
}))
