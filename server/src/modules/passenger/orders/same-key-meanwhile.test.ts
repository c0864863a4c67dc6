import { NO_PASSENGERS } from '@shuttle/domain'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { placeOrder } from './place-order'
import { type SubmitOrder, submitOrder } from './submit-order'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const toCommand = async (key: string, accountId?: string): Promise<SubmitOrder> => ({
  accountId: accountId ?? (await site.member()).accountId,
  level: 1,
  request: {
    ...{ lineCode: 'HKGZHO', fareType: 'day', date: '2026-11-25', returnDate: undefined },
    ...{ beginTime: '', returnBeginTime: '' },
    counts: { ...NO_PASSENGERS, adult: 1 },
    passengers: [{ type: 'adult', name: '', idNumber: '' }],
  },
  coupons: [],
  claims: { amount: 6500, coupons: 0, couponCount: 0, balance: 0, due: 6500, currency: 'HKD' },
  key: { key, requestHash: key, lastsMs: undefined },
  sentAt: TEST_NOW,
  now: TEST_NOW,
  readProof: () => ({ kind: 'none' }) as never,
  browser: { sid: undefined, ip: '127.0.0.1' },
})

/** Submits a command while `meanwhile` is placed, after the key was found free and before the order is checked. */
const submitWhile = (command: SubmitOrder, meanwhile: SubmitOrder) => {
  const captcha = {
    require: async ({ checkFirst }: { checkFirst: () => Promise<unknown> }) => {
      await placeOrder(site.context, meanwhile)
      await checkFirst()
    },
  }
  return submitOrder({ ...site.context, captcha } as never, command)
}

it('[D9.14] a request answers the order that the same key placed while the captcha was checked', async () => {
  const command = await toCommand('pressed')
  await submitWhile(command, command)
  const orders = site.db.selectFrom('orders').select('order_no').where('account_id', '=', command.accountId)
  expect(await orders.execute()).toHaveLength(1)
})

it('a request is refused beside an order that another key placed while the captcha was checked', async () => {
  const command = await toCommand('one')
  const other = await toCommand('other', command.accountId)
  await expect(submitWhile(command, other)).rejects.toMatchObject({ code: 'UNPAID_ORDER_EXISTS' })
})
