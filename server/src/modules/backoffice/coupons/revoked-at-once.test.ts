import type { Kysely } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inThisOrder } from '../../../testing/in-this-order'
import type { TestMember } from '../../../testing/new-member'
import { placeBody } from '../../../testing/trip-body.request'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { couponState, giveCoupon } from '../../passenger/coupons/testing/give-coupon'
import { withCoupons } from '../../passenger/coupons/testing/with-coupons.request'
import { revokeCoupon } from './revoke-coupon'

let site: TestApp
let member: TestMember
let coupon: string
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  member = await site.member()
  coupon = await giveCoupon(site.db, member.accountId)
})

const place = async () => {
  const body = placeBody({ date: '2026-11-24' }, 6500, withCoupons([coupon], 1000, 6500))
  const { code, responseData } = await member.call('ticket/buy.ticket', body)
  return { code, orderNo: responseData?.orderNo as string | undefined }
}
const revokeOn = (db: Kysely<Database>): Promise<string> =>
  transaction(db, (trx) => revokeCoupon(trx, coupon)).then(
    () => 'SUCCESS',
    (error: { code: string }) => error.code,
  )
const hold: Parameters<typeof inThisOrder>[1] = (trx) =>
  trx.selectFrom('coupons').select('coupon_no').where('coupon_no', '=', coupon).forUpdate().execute()

describe('[D5.40] a coupon that is revoked while an order uses it', () => {
  it('leaves the coupon with the order that was first', async () => {
    const { one, other } = await inThisOrder(site.db, hold, [place, () => revokeOn(site.db)])
    const { code, orderNo } = await one
    expect([code, await other]).toEqual(['SUCCESS', 'STAFF_COUPON_LOCKED'])
    expect(await couponState(site.db, coupon)).toEqual({ state: 'locked', order_no: orderNo })
  })

  it('revokes a coupon that an order uses when the coupon is not locked (negative control)', async () => {
    const { one, other } = await inThisOrder(site.db, hold, [place, () => revokeOn(withoutRowLocks(site.db))])
    const { code, orderNo } = await one
    expect([code, await other]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await couponState(site.db, coupon)).toEqual({ state: 'cancelled', order_no: orderNo })
  })

  it('refuses the order when the revocation was first', async () => {
    const { one, other } = await inThisOrder(site.db, hold, [() => revokeOn(site.db), place])
    expect([await one, (await other).code]).toEqual(['SUCCESS', 'COUPON_NOT_USABLE'])
    expect(await couponState(site.db, coupon)).toEqual({ state: 'cancelled', order_no: null })
  })
})
