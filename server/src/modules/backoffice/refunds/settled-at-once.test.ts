import { settleRefundCall } from '@shuttle/wire/staff'
import type { Kysely } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { inThisOrder } from '../../../testing/in-this-order'
import type { TestStaff } from '../../../testing/new-staff'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { settleRefund } from '../../money/payments'
import { checkOpenRefunds } from '../../money/payments/check-open-refunds'
import { checkSettledRefunds } from '../../money/payments/check-settled-refunds'
import type { PaymentProvider } from '../../money/payments/payment-provider'
import { startBackoffice, type TestBackoffice } from './testing/start-backoffice'
import { makeStuckRefund, refundAtProvider } from './testing/stuck-refund'

const HOUR = 3_600_000

let backoffice: TestBackoffice
let staffMembers: [TestStaff, TestStaff]
beforeAll(async () => {
  backoffice = await startBackoffice()
  staffMembers = [await backoffice.staff('finance'), await backoffice.staff('supervisor')]
})
afterAll(() => backoffice.close())

const context = () => ({ ...backoffice.service.context, methods: backoffice.service.methods })
const body = (refundNo: string) => ({ refundNo, reference: 'FPS 0001', reasonText: 'Card was closed.' })
const settleOn = (db: Kysely<Database>, refundNo: string): Promise<string> =>
  transaction(db, (trx) =>
    settleRefund(trx, { ...body(refundNo), reason: 'Card was closed.', by: '', now: backoffice.service.clock.now() }),
  ).then(
    () => 'SUCCESS',
    (error: { code: string }) => error.code,
  )
const countSettlements = async (refundNo: string) =>
  (await backoffice.db.selectFrom('refund_settlements').select('checks').where('refund_no', '=', refundNo).execute())
    .length
const countDifferences = async (refundNo: string) =>
  (await backoffice.db.selectFrom('payment_differences').select('kind').where('refund_no', '=', refundNo).execute())
    .length

describe('[D5.27] two concurrent settlements of a refund', () => {
  it('settles the refund once', async () => {
    const { refundNo } = await makeStuckRefund(backoffice)
    const answers = await Promise.all(staffMembers.map((one) => one.send(settleRefundCall, body(refundNo))))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['STAFF_REFUND_ENDED', 'SUCCESS'])
    expect(await countSettlements(refundNo)).toBe(1)
  })
})

describe('[D5.27] a refund that is settled while its provider executes it', () => {
  /** It failed, was retried, and the answer was lost: the next check finds it done, and waits for its order. */
  const prepare = async () => {
    const { order, refundNo } = await makeStuckRefund(backoffice, 'fail-refund')
    await refundAtProvider(backoffice, refundNo)
    backoffice.service.clock.advance(HOUR)
    const { orderNo } = order
    return { refundNo, orderNo }
  }
  const holdOrder =
    (orderNo: string): Parameters<typeof inThisOrder>[1] =>
    (trx) =>
      trx.selectFrom('orders').select('order_no').where('order_no', '=', orderNo).forUpdate().execute()

  it('refuses the settlement when the provider was first', async () => {
    const { refundNo, orderNo } = await prepare()
    const { other } = await inThisOrder(backoffice.db, holdOrder(orderNo), [
      () => checkOpenRefunds(context()),
      () => settleOn(backoffice.db, refundNo),
    ])
    expect([await other, await countSettlements(refundNo)]).toEqual(['STAFF_REFUND_ENDED', 0])
  })

  it('pays a refund twice when the refund is not locked (negative control)', async () => {
    const { refundNo, orderNo } = await prepare()
    const { one, other } = await inThisOrder(backoffice.db, holdOrder(orderNo), [
      () => checkOpenRefunds(context()),
      () => settleOn(withoutRowLocks(backoffice.db), refundNo),
    ])
    await one
    expect([await other, await countSettlements(refundNo)]).toEqual(['SUCCESS', 1])
  })

  it('stores a refund that was paid twice as a difference, in either order', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { refundNo } = await prepare()
      const [settled] = await Promise.all([settleOn(backoffice.db, refundNo), checkOpenRefunds(context())])
      backoffice.service.clock.advance(HOUR)
      await Promise.all([checkSettledRefunds(context()), checkSettledRefunds(context())])
      expect(await countDifferences(refundNo)).toBe(settled === 'SUCCESS' ? 1 : 0)
    }
  })
})

describe('[D5.27] a failed refund that is settled outside while the hourly repeat runs', () => {
  /** The repeat with another action in the middle of one call of the provider; returns the refund calls. */
  const repeatWith = async (change: (provider: PaymentProvider) => Partial<PaymentProvider>) => {
    const calls: string[] = []
    const { methods } = backoffice.service
    const byCode = (code: string) => {
      const provider = methods.byCode(code)
      if (!provider) return undefined
      const changed = { ...provider, ...change(provider) }
      return {
        ...changed,
        refund: (request: Parameters<PaymentProvider['refund']>[0]) => {
          calls.push(request.refundNo)
          return changed.refund(request)
        },
      }
    }
    backoffice.service.clock.advance(HOUR)
    await checkOpenRefunds({ ...context(), methods: { ...methods, byCode } })
    return calls
  }
  const stateOf = async (refundNo: string) =>
    (await backoffice.db.selectFrom('refunds').select('state').where('refund_no', '=', refundNo).executeTakeFirst())
      ?.state

  it('the hourly repeat does not call the provider for a refund that staff settle after its first query', async () => {
    const { refundNo } = await makeStuckRefund(backoffice, 'fail-refund')
    const answers: string[] = []
    const calls = await repeatWith(({ queryRefund }) => ({
      queryRefund: async (request) => {
        const known = await queryRefund(request)
        if (request.refundNo === refundNo) answers.push(await settleOn(backoffice.db, refundNo))
        return known
      },
    }))
    expect([answers, calls.filter((one) => one === refundNo)]).toEqual([['SUCCESS'], []])
  })

  it.each([
    ['answers', true],
    ['fails without an answer', false],
  ])(
    'refuses the settlement once the provider is called for the refund, and the call %s',
    async (_name, isAnswered) => {
      const { refundNo } = await makeStuckRefund(backoffice, 'fail-refund')
      const answers: string[] = []
      await repeatWith(({ refund }) => ({
        refund: async (request) => {
          answers.push(await settleOn(backoffice.db, refundNo))
          const acceptance = await refund(request)
          if (!isAnswered) throw new Error('the answer is lost')
          return acceptance
        },
      }))
      expect(answers).toEqual(['STAFF_REFUND_MOVING'])
      expect([await settleOn(backoffice.db, refundNo), await countSettlements(refundNo)]).toEqual([
        isAnswered ? 'STAFF_REFUND_ENDED' : 'STAFF_REFUND_MOVING',
        0,
      ])
      backoffice.service.clock.advance(HOUR)
      await checkOpenRefunds(context())
      expect(await stateOf(refundNo)).toBe('done')
    },
  )

  it('makes no call for a refund whose claim another instance has taken over', async () => {
    const { refundNo } = await makeStuckRefund(backoffice, 'fail-refund')
    const calls = await repeatWith(({ queryRefund }) => ({
      queryRefund: async (request) => {
        const known = await queryRefund(request)
        const row = backoffice.db.updateTable('refunds').where('refund_no', '=', refundNo)
        await row.set((is) => ({ checks: is('checks', '+', 1) })).execute()
        return known
      },
    }))
    expect([calls.filter((one) => one === refundNo), await stateOf(refundNo)]).toEqual([[], 'failed'])
  })
})
