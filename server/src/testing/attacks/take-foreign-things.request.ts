import { giveCoupon } from '../../modules/passenger/coupons/testing/give-coupon'
import { withCoupons } from '../../modules/passenger/coupons/testing/with-coupons.request'
import { storeRequest } from '../../modules/passenger/refund-requests/testing/store-request'
import { placeBody } from '../trip-body.request'
import type { Attack } from './attack'

/** Property of one member, requested by another who knows its number. Without the guard it belongs to them. */
export const TAKE_FOREIGN_THINGS: Attack[] = [
  {
    name: 'pays with the coupon of another member',
    succeeds: async (site, guard) => {
      const [owner, attacker] = [await site.member(), await site.member()]
      const coupon = await giveCoupon(site.db, guard ? owner.accountId : attacker.accountId)
      const placed = await attacker.call('ticket/buy.ticket', placeBody({}, 6500, withCoupons([coupon], 1000, 6500)))
      return placed.code === 'SUCCESS'
    },
  },
  {
    name: 'lists the coupons of another member',
    succeeds: async (site, guard) => {
      const [owner, attacker] = [await site.member(), await site.member()]
      const coupon = await giveCoupon(site.db, guard ? owner.accountId : attacker.accountId)
      const theirs = { webUserId: owner.accountId, memberId: owner.accountId, accountId: owner.accountId }
      const listed = await attacker.call('wx/query.wx.user.voucher', theirs)
      return JSON.stringify(listed).includes(`"${coupon}"`)
    },
  },
  {
    name: 'sends an order under the key of another member',
    succeeds: async (site, guard) => {
      const [owner, attacker] = [await site.member(), await site.member()]
      const headers = { 'idempotency-key': `key-of-${owner.accountId}` }
      const body = placeBody({}, 6500)
      const { orderNo } = (await owner.call('ticket/buy.ticket', body, headers)).responseData
      const byOrder = { account_id: attacker.accountId }
      if (!guard) await site.db.updateTable('idempotency_keys').set(byOrder).where('order_no', '=', orderNo).execute()
      const answer = await attacker.call('ticket/buy.ticket', body, headers)
      return JSON.stringify(answer).includes(orderNo)
    },
  },
  {
    name: 'downloads the data of another member',
    succeeds: async (site, guard) => {
      const [owner, attacker] = [await site.member(), await site.member()]
      const caller = guard ? attacker : owner
      const named = { webUserId: owner.accountId, memberId: owner.accountId, accountId: owner.accountId }
      await caller.prove()
      const answer = await caller.call('wx/query.wx.user.data', { ...named, email: owner.email })
      return JSON.stringify(answer).includes(owner.email)
    },
  },
  {
    name: 'opens the proof of another member by the number of an order of their own',
    succeeds: async (site, guard) => {
      const [owner, attacker] = [await site.member(), await site.member()]
      const place = async (member: typeof owner) =>
        (await member.call('ticket/buy.ticket', placeBody({}, 6500))).responseData.orderNo as string
      const [theirs, own] = [await place(owner), await place(attacker)]
      const of = guard
        ? { orderNo: theirs, accountId: owner.accountId }
        : { orderNo: own, accountId: attacker.accountId }
      const requestNo = await storeRequest(site.db, of)
      const answer = await attacker.call('wx/query.refund.proof', { orderNo: own, requestNo })
      return JSON.stringify(answer).includes('proofFile')
    },
  },
]
