import { queryRefundPolicyCall, refundPolicyRow } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { placeBody } from '../../../testing/trip-body.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const CALL = 'manage/query.refund.policy'
const at = async (moment: string, body: object = {}) => {
  site.clock.set(Date.parse(moment))
  return (await site.call(CALL, body)).answer
}

describe('the refund policy of the day', () => {
  it('the refund policy fits the wire and needs no session', async () => {
    const { answer } = await site.call(CALL, {})
    expect(z.safeParse(queryRefundPolicyCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject({
      policyId: 'purchase-2',
      clock: 'SALE',
      tiers: [{ minutes: 120, rate: 1000 }, { rate: 2000 }],
      cutoffMinutes: 0,
      automatic: true,
    })
  })
  it.each([
    ['2021-01-12T23:59:59+08:00', 0, true],
    ['2021-01-13T00:00:00+08:00', 120, true],
    ['2022-03-01T23:59:59+08:00', 120, true],
    ['2022-03-02T00:00:00+08:00', 2880, false],
    ['2023-02-12T23:59:59+08:00', 2880, false],
    ['2023-02-13T00:00:00+08:00', 0, true],
  ])('[D1.2] an order sold at %s follows the cutoff of that moment', async (moment, cutoffMinutes, automatic) =>
    expect((await at(moment)).responseData).toMatchObject({ cutoffMinutes, automatic }),
  )
})

it('[D1.1] an order shows the policy version it was sold under after later versions', async () => {
  const now = Date.parse('2026-11-21T10:00:00+08:00')
  site.clock.set(now)
  const member = await site.member()
  const { responseData } = await member.call('ticket/buy.ticket', placeBody({}, 6500))
  const stored = await site.db
    .selectFrom('orders')
    .select('refund_policy_id')
    .where('order_no', '=', responseData.orderNo)
    .executeTakeFirst()
  expect(stored?.refund_policy_id).toBe('purchase-2')

  const { responseData: today } = (await site.call(CALL, {})).answer
  await site.db.updateTable('refund_policies').set({ valid_to: '2026-11-21' }).where('id', '=', 'purchase-2').execute()
  const stricter = { id: 'accounts-1', valid_from: '2026-11-21', valid_to: null, tiers: '[{"basisPoints":5000}]' }
  const row = await site.db
    .selectFrom('refund_policies')
    .selectAll()
    .where('id', '=', 'purchase-2')
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('refund_policies')
    .values({ ...row, ...stricter })
    .execute()

  expect((await site.call(CALL, {})).answer.responseData.policyId).toBe('accounts-1')
  const { extend } = await member.call('wx/query.wx.order.info', { orderNo: responseData.orderNo })
  expect(z.safeParse(refundPolicyRow, extend.refundPolicy).success).toBe(true)
  expect(extend.refundPolicy).toEqual({ ...today, dateTo: '2026-11-21' })
})

it('the policy of a line and of an order names the pause of staff while it holds, for that line alone', async () => {
  const now = Date.parse('2026-11-21T10:00:00+08:00')
  site.clock.set(now)
  const member = await site.member()
  const { responseData } = await member.call('ticket/buy.ticket', placeBody({}, 6500))
  const { accountId } = await site.staff('supervisor')
  const made = { reason_text: 'Typhoon', made_by: accountId, made_at: now, ended_by: '' }
  await site.db
    .insertInto('refund_pauses')
    .values({ ...made, pause_no: 'P1', line_code: 'HKGZHO', begins_at: now, ends_at: now + 60_000 })
    .execute()
  const isPaused = async (lineCode: string) => (await site.call(CALL, { lineCode })).answer.responseData.paused ?? false
  const read = async () => {
    const { extend } = await member.call('wx/query.wx.order.info', { orderNo: responseData.orderNo })
    const lines = await Promise.all(['HKGZHO', 'HKGZHORT', 'ZHOHKGRT', 'ZHOHKG', ''].map(isPaused))
    return [extend.refundPolicy.paused ?? false, ...lines]
  }
  expect(await read()).toEqual([true, true, true, true, false, false])
  site.clock.set(now + 60_000)
  expect(await read()).toEqual([false, false, false, false, false, false])
})
