import { transaction } from '../../../database/transaction'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody } from '../../../testing/trip-body.request'
import { expireOrders, markPaid } from '../orders'
import { hashCoupon } from './redeem-code'
import { couponState, FREE_TICKET, giveCoupon } from './testing/give-coupon'
import { withCoupons } from './testing/with-coupons.request'

let site: TestApp
let member: TestMember
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  member = await site.member()
})

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const toDay = (index: number) => `2026-12-0${(index % 4) + 1}`
const placeFree = (coupon: string, index: number) =>
  member.call('ticket/buy.ticket', placeBody({ date: toDay(index) }, 6500, withCoupons([coupon], 6500, 6500)), {
    'idempotency-key': `tab ${index}`,
  })
const heldBy = (orderNo: string) =>
  site.db.selectFrom('order_coupons').select('coupon_no').where('order_no', '=', orderNo).execute()

describe('one coupon in several concurrent orders', () => {
  it('[D3.coupon.1] locks a coupon for one of four concurrent orders', async () => {
    const coupon = await giveCoupon(site.db, member.accountId, FREE_TICKET)
    const answers = await times(4, (index) => placeFree(coupon, index))
    const won = answers.filter((answer) => answer.code === 'SUCCESS')
    expect(won).toHaveLength(1)
    expect(await couponState(site.db, coupon)).toEqual({ state: 'locked', order_no: won[0].responseData.orderNo })
  })

  it('a confirmed order allows the next order, which cannot use the same coupon', async () => {
    const coupon = await giveCoupon(site.db, member.accountId, FREE_TICKET)
    const placeAndConfirm = async (index: number) => {
      const { code, responseData } = await placeFree(coupon, index)
      if (code !== 'SUCCESS') return code
      const { orderNo, orderReqno } = responseData
      return (await member.call('pay/update.order.payresult', { orderNo, orderReqno, payType: 'voucher' })).code
    }
    const codes = await times(16, placeAndConfirm)
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1)
    const orders = site.db.selectFrom('orders').select(['status']).where('account_id', '=', member.accountId)
    expect(await orders.execute()).toEqual([{ status: 'paid' }])
  })

  it('gives the coupon to the late payment or to a new order, never to both', async () => {
    const ended = await times(8, async () => {
      const owner = await site.member()
      const coupon = await giveCoupon(site.db, owner.accountId)
      const body = placeBody({ date: '2026-12-05' }, 6500, withCoupons([coupon], 1000, 6500))
      return { owner, coupon, orderNo: (await owner.call('ticket/buy.ticket', body)).responseData.orderNo as string }
    })
    site.clock.advance(15 * 60_000)
    const now = site.clock.now()
    await expireOrders(site.db, now)
    const payLate = (orderNo: string) =>
      transaction(site.db, (trx) => markPaid(trx, { orderNo, now, payType: 'MasterCard', requestNo: '1' }))
    const outcomes = await Promise.all(
      ended.map(async ({ owner, coupon, orderNo }, index) => {
        const amounts = withCoupons([coupon], 1000, 6500)
        const body = placeBody({ date: toDay(index) }, 6500, { ...amounts, timestamp: Math.floor(now / 1000) })
        const [late, next] = await Promise.all([payLate(orderNo), owner.call('ticket/buy.ticket', body)])
        return { coupon, orderNo, late, code: next.code, nextNo: next.responseData?.orderNo }
      }),
    )
    for (const { coupon, orderNo, late, code, nextNo } of outcomes) {
      const state = await couponState(site.db, coupon)
      if (late === 'honoured-late')
        expect([state, code]).toEqual([{ state: 'used', order_no: orderNo }, 'COUPON_NOT_USABLE'])
      else expect([state, code]).toEqual([{ state: 'locked', order_no: nextNo }, 'SUCCESS'])
    }
  })

  it('a coupon is free or spent when its order is cancelled and paid concurrently', async () => {
    const coupon = await giveCoupon(site.db, member.accountId)
    const body = placeBody({ date: '2026-12-05' }, 6500, {
      ...withCoupons([coupon], 1000, 6500),
      timestamp: site.clock.now() / 1000,
    })
    const { orderNo } = (await member.call('ticket/buy.ticket', body)).responseData
    const [outcome] = await Promise.all([
      transaction(site.db, (trx) =>
        markPaid(trx, { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: '1' }),
      ),
      member.call('wx/cancel.wx.order', { orderNo }),
    ])
    const { state } = await couponState(site.db, coupon)
    expect(state).toBe(outcome === 'paid' ? 'used' : 'unused')
    expect(await heldBy(orderNo)).toHaveLength(1)
  })
})

it('gives the coupon of a code to one of many concurrent members', async () => {
  const coupon = await giveCoupon(site.db, null, { code_hash: hashCoupon('RACE-1') })
  const members = await times(8, () => site.member())
  const answers = await Promise.all(
    members.map((each) => each.call('wx/add.wx.user.voucher', { couponCode: 'RACE-1' })),
  )
  expect(answers.map((answer) => answer.code).sort()).toEqual([...Array(7).fill('COUPON_CODE_INVALID'), 'SUCCESS'])
  const owner = site.db.selectFrom('coupons').select('account_id').where('coupon_no', '=', coupon)
  const winner = members[answers.findIndex((answer) => answer.code === 'SUCCESS')]
  expect((await owner.executeTakeFirstOrThrow()).account_id).toBe(winner?.accountId)
})
