import { STAFF_POSITIONS } from '@shuttle/domain/staff'
import { queryDifferencesCall, queryReconciliationCall, runReconciliationCall } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { TestStaff } from '../../testing/new-staff'
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

const MORNING_AFTER = '2026-11-22 10:30:00'
const read = async (path: string, answer: z.ZodMiniType, body: object) => {
  const received = await finance.call(path, body)
  expect(z.safeParse(answer, received).error).toBeUndefined()
  return received.responseData
}
const getNights = (body: object = {}) => read('staff/query.reconciliation', queryReconciliationCall.answer, body)
const getDifferences = (body: object = {}) => read('staff/query.differences', queryDifferencesCall.answer, body)
const compareAgain = (body: object, by: TestStaff = finance) => by.call('staff/run.reconciliation', body)

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
    const { rows, nextBeforeDay } = await getNights({ days: 1 })
    expect(rows.map(({ day, state }: { day: string; state: string }) => [day, state])).toEqual(
      Array.from({ length: 4 }, () => ['2026-11-22', 'WAITING']),
    )
    expect(rows[0]).toMatchObject({ nextTime: '2026-11-23 02:30:00', differences: 0, openDifferences: 0 })
    const before = await getNights({ beforeDay: nextBeforeDay, payType: 'wxpay' })
    expect(before.nextBeforeDay).toBe('')
    expect(before.rows).toEqual([
      {
        ...{ day: DAY, payType: 'wxpay', state: 'COMPARED', payments: 1, refunds: 0, statementRows: 1, unanswered: 0 },
        sums: [{ currency: 'HKD', oursPaid: 6500, theirsPaid: 6501, oursRefunded: 0, theirsRefunded: 0 }],
        ...{ differences: 1, openDifferences: 1, runs: 1, comparedTime: MORNING_AFTER, lastAnswer: '' },
      },
    ])
    const found = await getDifferences({ day: DAY, payType: 'wxpay', kind: 'AMOUNT_DIFFERS', state: 'OPEN' })
    expect(found.rows).toEqual([
      {
        ...{ differenceNo: expect.stringMatching(/^D/), kind: 'AMOUNT_DIFFERS', state: 'OPEN', payType: 'wxpay' },
        ...{ number: orderReqno, orderReqno, orderNo, refundNo: '', day: DAY, closedBy: '', reasonText: '' },
        ...{ ours: { total: 6500, currency: 'HKD' }, theirs: { total: 6501, currency: 'HKD' } },
        foundTime: MORNING_AFTER,
      },
    ])
    const [{ differenceNo }] = found.rows
    for (const other of [{ day: '2026-11-20' }, { payType: 'cmbpay' }, { kind: 'UNKNOWN_REFUND' }, { state: 'CLOSED' }])
      expect((await getDifferences(other)).rows).toEqual([])
    expect((await getDifferences({ differenceNo })).rows).toHaveLength(1)
    const reason = { differenceNo, reasonText: 'Rounded by the bank.' }
    expect((await finance.call('staff/close.difference', reason)).code).toBe('SUCCESS')
    expect((await getNights({ day: DAY, payType: 'wxpay' })).rows).toMatchObject([
      { differences: 1, openDifferences: 0 },
    ])
    // A closed difference stays closed when the day is compared again.
    await compareAgain({ day: DAY })
    await runNights(nights.context())
    expect((await getDifferences({ state: 'OPEN' })).rows).toEqual([])
  })
})

describe('[D5.54] a day that staff have compared now', () => {
  it('the day is due at once, but never before a statement is ready, and the audit names the staff member', async () => {
    nights.service.clock.set(Date.parse('2026-11-22T01:00:00+08:00'))
    const { responseData } = await compareAgain({ day: DAY })
    expect(z.safeParse(runReconciliationCall.answer, { responseData }).error).toBeUndefined()
    expect(responseData.map(({ payType, nextTime }: Record<string, string>) => [payType, nextTime])).toEqual(
      expect.arrayContaining([
        ['MasterCard', '2026-11-22 02:30:00'],
        ['wxpay', MORNING_AFTER],
      ]),
    )
    await spoil('MasterCard').catch(() => undefined)
    nights.service.clock.set(Date.parse('2026-11-22T15:00:00+08:00'))
    finance = await nights.staff('finance')
    await runNights(nights.context())
    const again = await compareAgain({ day: DAY, payType: 'MasterCard' })
    expect(again.responseData).toMatchObject([
      { payType: 'MasterCard', state: 'WAITING', nextTime: '2026-11-22 15:00:00' },
    ])
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
    const { responseData } = await compareAgain({ day: '2026-08-24', payType: 'cmbpay' })
    expect(responseData).toMatchObject([{ day: '2026-08-24', state: 'WAITING' }])
    expect(await runNights(nights.context())).toBe(1)
    expect((await getNights({ day: '2026-08-24' })).rows).toMatchObject([{ state: 'COMPARED', payments: 0, sums: [] }])
    expect((await compareAgain({ day: '2026-08-23' })).code).toBe('STAFF_DAY_TOO_OLD')
    expect((await compareAgain({ day: DAY })).code).toBe('STAFF_DAY_NOT_OVER')
    expect((await compareAgain({ day: '2026-02-30' })).code).toBe('BAD_REQUEST')
  })

  it('the day continues where it is being compared', async () => {
    const running = { state: 'running' as const, next_run_at: Date.parse('2026-11-21T12:05:00+08:00'), runs: 1 }
    await compareAgain({ day: '2026-11-20', payType: 'cmbpay' })
    await nights.db.updateTable('reconciliation_nights').set(running).where('day', '=', '2026-11-20').execute()
    expect((await compareAgain({ day: '2026-11-20', payType: 'cmbpay' })).responseData).toMatchObject([
      { state: 'RUNNING' },
    ])
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
