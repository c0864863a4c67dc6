import type { TestApp } from '../build-test-app'
import { placeBody } from '../journey-body.request'
import type { Attack } from './attack'

const CALLS: Array<[string, (orderNo: string) => object]> = [
  ['wx/query.wx.order.info', (orderNo) => ({ orderNo })],
  ['wx/cancel.wx.order', (orderNo) => ({ orderNo })],
]

const anOrder = async (site: TestApp) => {
  const owner = await site.member()
  const placed = await owner.call('ticket/buy.ticket', placeBody({}, 6500))
  return placed.responseData.orderNo as string
}

/** Another user's order by its number, with a session of one's own. Without the guard the order is one's own. */
export const OPEN_FOREIGN_ORDER: Attack[] = CALLS.map(([path, bodyOf]) => ({
  name: `asks ${path} for the order of somebody else`,
  succeeds: async (site, guard) => {
    const orderNo = await anOrder(site)
    const attacker = await site.member()
    if (!guard)
      await site.db
        .updateTable('orders')
        .set({ account_id: attacker.accountId })
        .where('order_no', '=', orderNo)
        .execute()
    const answer = await attacker.call(path, bodyOf(orderNo))
    return answer.code === 'SUCCESS' || JSON.stringify(answer.responseData ?? '').includes(orderNo)
  },
}))
