import { STAFF_POSITIONS } from '@shuttle/domain/staff'
import {
  closeDifferenceCall,
  queryDifferencesCall,
  queryReconciliationCall,
  runReconciliationCall,
} from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { TestStaff } from '../../../testing/new-staff'
import { runNights } from './run-nights'
import { DAY, type Nights, startNights } from './testing/start-night'

let nights: Nights
let finance: TestStaff
beforeAll(async () => {
  nights = await startNights()
})
afterAll(() => nights.close())
beforeEach(async () => {
  await nights.startDay()
  finance = await nights.staff('finance')
})

const at = (text: string) => Date.parse(`${text}+08:00`)
const MORNING_AFTER = at('2026-11-22T10:30:00')
const getNights = async (body: z.output<typeof queryReconciliationCall.request> = {}) =>
  (await finance.send(queryReconciliationCall, body)).data
const getDifferences = async (body: z.output<typeof queryDifferencesCall.request> = {}) =>
  (await finance.send(queryDifferencesCall, body)).data
const compareAgain = (body: z.output<typeof runReconciliationCall.request>, by: TestStaff = finance) =>
  by.send(runReconciliationCall, body)

/** A payment for which the provider has one cent more. */
const spoil = async (payType: 'MasterCard' | 'wxpay') => {
  const paid = await nights.pay(payType)
  for (const transaction of nights.atProvider(paid.orderReqno).transactions) transaction.amountCents += 1
  return paid
}

describe('[D5.54] the state of compared days', () => {
  it('the list has each day with every provider, the newest first, with sums and differences', async () => {
    const { orderNo, orderReqno } = await spoil('wxpay')
    await nights.runNight()
    finance = await nights.staff('finance')
    const { rows, next } = await getNights({ days: 1 })
    expect(rows.map(({ day, state }) => [day, state])).toEqual(
      Array.from({ length: 5 }, () => ['2026-11-22', 'waiting']),
    )
    expect(rows[0]).toMatchObject({ nextAt: at('2026-11-23T02:30:00'), differences: 0, openDifferences: 0 })
    const before = await getNights({ before: next, payType: 'wxpay' })
    expect(before.next).toBeUndefined()
    expect(before.rows).toEqual([
      {
        ...{ day: DAY, payType: 'wxpay', state: 'compared', payments: 1, refunds: 0, statementRows: 1, unanswered: 0 },
        sums: [{ currency: 'HKD', oursPaid: 6500, theirsPaid: 6501, oursRefunded: 0, theirsRefunded: 0 }],
        ...{
          differences: 1,
          openDifferences: 1,
          runs: 1,
          comparedAt: MORNING_AFTER,
          nextAt: undefined,
          lastFault: undefined,
        },
      },
    ])
    const found = await getDifferences({ day: DAY, payType: 'wxpay', kind: 'amount-differs', state: 'open' })
    expect(found.rows).toEqual([
      {
        ...{ differenceNo: expect.stringMatching(/^D/), kind: 'amount-differs', state: 'open', payType: 'wxpay' },
        ...{ number: orderReqno, requestNo: orderReqno, orderNo, refundNo: undefined, day: DAY },
        ...{ ours: { amount: 6500, currency: 'HKD' }, theirs: { amount: 6501, currency: 'HKD' } },
        ...{ foundAt: MORNING_AFTER, closedAt: undefined, closedBy: undefined, reason: undefined },
      },
    ])
    const differenceNo = found.rows[0]?.differenceNo ?? ''
    const others = [
      { day: '2026-11-20' },
      { payType: 'cmbpay' },
      { kind: 'unknown-refund' },
      { state: 'closed' },
    ] as const
    for (const other of others) expect((await getDifferences(other)).rows).toEqual([])
    expect((await getDifferences({ differenceNo })).rows).toHaveLength(1)
    const closing = { differenceNo, reason: 'Rounded by the bank.' }
    expect((await finance.send(closeDifferenceCall, closing)).code).toBe('SUCCESS')
    expect((await getNights({ day: DAY, payType: 'wxpay' })).rows).toMatchObject([
      { differences: 1, openDifferences: 0 },
    ])
    // A closed difference stays closed when the day is compared again.
    await compareAgain({ day: DAY })
    await runNights(nights.context())
    expect((await getDifferences({ state: 'open' })).rows).toEqual([])
  })
})

describe('[D5.54] a day that staff have compared now', () => {
  it('the day is due at once, but never before a statement is ready, and the audit names the staff member', async () => {
    nights.service.clock.set(Date.parse('2026-11-22T01:00:00+08:00'))
    const { data } = await compareAgain({ day: DAY })
    expect(data.map(({ payType, nextAt }) => [payType, nextAt])).toEqual(
      expect.arrayContaining([
        ['MasterCard', at('2026-11-22T02:30:00')],
        ['wxpay', MORNING_AFTER],
      ]),
    )
    await spoil('MasterCard').catch(() => undefined)
    nights.service.clock.set(Date.parse('2026-11-22T15:00:00+08:00'))
    finance = await nights.staff('finance')
    await runNights(nights.context())
    const again = await compareAgain({ day: DAY, payType: 'MasterCard' })
    expect(again.data).toMatchObject([{ payType: 'MasterCard', state: 'waiting', nextAt: at('2026-11-22T15:00:00') }])
    expect(await nights.lastAuditEvent()).toMatchObject({
      ...{
        action: 'reconciliation.run',
        object_kind: 'day',
        object_id: DAY,
        outcome: 'done',
        before: '{"payType":"MasterCard"}',
      },
    })
    expect(await runNights(nights.context())).toBe(1)
  })

  it('the day may be one that is not listed yet, up to 89 days back', async () => {
    const { data } = await compareAgain({ day: '2026-08-24', payType: 'cmbpay' })
    expect(data).toMatchObject([{ day: '2026-08-24', state: 'waiting' }])
    expect(await runNights(nights.context())).toBe(1)
    expect((await getNights({ day: '2026-08-24' })).rows).toMatchObject([{ state: 'compared', payments: 0, sums: [] }])
    expect((await compareAgain({ day: '2026-08-23' })).code).toBe('STAFF_DAY_TOO_OLD')
    expect((await compareAgain({ day: DAY })).code).toBe('STAFF_DAY_NOT_OVER')
    for (const day of ['2026-02-30', '0000-12-31'])
      expect((await finance.call(runReconciliationCall.path, { day })).code).toBe('BAD_REQUEST')
  })

  it('the day continues where it is being compared', async () => {
    const running = { state: 'running' as const, next_run_at: Date.parse('2026-11-21T12:05:00+08:00'), runs: 1 }
    await compareAgain({ day: '2026-11-20', payType: 'cmbpay' })
    await nights.db.updateTable('reconciliation_nights').set(running).where('day', '=', '2026-11-20').execute()
    expect((await compareAgain({ day: '2026-11-20', payType: 'cmbpay' })).data).toMatchObject([{ state: 'running' }])
    expect(await runNights(nights.context())).toBe(0)
  })

  it('the day is for finance and supervisors', async () => {
    const may: string[] = []
    for (const position of STAFF_POSITIONS) {
      const { code } = await compareAgain({ day: '2026-11-20', payType: 'cmbpay' }, await nights.staff(position))
      if (code === 'SUCCESS') may.push(position)
      else expect(code).toBe('FORBIDDEN')
    }
    expect(may).toEqual(['finance', 'supervisor'])
  })
})
