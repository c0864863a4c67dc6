import { calculateFeeCall, queryPausesCall, queryPoliciesCall } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { TestStaff } from '../../testing/new-staff'
import { startBackoffice, type TestBackoffice } from '../backoffice-refunds/testing/start-backoffice'
import { trySendRequest } from '../refund-requests/testing/refund-request-calls.request'
import { apply, buyTickets, getQuote, preview } from '../ticket-refunds/testing/buy-tickets.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')

let backoffice: TestBackoffice
let boss: TestStaff
beforeAll(async () => {
  backoffice = await startBackoffice()
})
afterAll(() => backoffice.close())
beforeEach(async () => {
  backoffice.service.clock.set(NOON)
  boss = await backoffice.staff('supervisor')
})

const TERMS = {
  ...{ clock: 'SALE', tiers: [{ minutes: 30, rate: 1000 }, { rate: 5000 }], cutoffMinutes: 0, automatic: true },
  ...{ rounding: 'CENT', minimumFee: 0, couponOrders: 'MANUAL', discountedTickets: 'MANUAL' },
  ...{ lineCodes: [] as string[], feeTypes: [] as string[], forceMajeureFull: true, dateTo: '' },
}
interface Row {
  policyId: string
  dateFrom: string
  dateTo: string
  state: string
}
const read = async () => (await boss.call('staff/query.policies', {})).responseData as { rows: Row[]; revision: string }
const add = async (change: object = {}, by = boss) =>
  by.call('staff/add.policy', { ...TERMS, dateFrom: '2026-11-22', revision: (await read()).revision, ...change })
const policyOn = async (moment: string, body: object = {}) => {
  backoffice.service.clock.set(Date.parse(moment))
  const member = await backoffice.service.member()
  const { responseData } = await member.call('manage/query.refund.policy', body)
  backoffice.service.clock.set(NOON)
  return (responseData as { policyId: string }).policyId
}

describe('[D5.45] versions of the refund policy', () => {
  it('lists versions: those that are over, that of today, and none to come', async () => {
    const answer = await boss.call('staff/query.policies', {})
    expect(z.safeParse(queryPoliciesCall.answer, answer).error).toBeUndefined()
    expect((await read()).rows.map(({ policyId, state }) => [policyId, state])).toEqual([
      ['purchase-2', 'NOW'],
      ['closed-48-hours-1', 'OVER'],
      ['closed-2-hours-1', 'OVER'],
      ['purchase-1', 'OVER'],
    ])
  })

  it('an added version begins with its day and ends the one before; orders stay under theirs', async () => {
    const order = await buyTickets(backoffice.service)
    const { rows } = (await add()).responseData as { rows: Row[] }
    const [added, before] = rows
    expect([added, before]).toMatchObject([
      { dateFrom: '2026-11-22', dateTo: '', state: 'COMING' },
      { policyId: 'purchase-2', dateTo: '2026-11-22', state: 'NOW' },
    ])
    expect(await policyOn('2026-11-21T23:59:59+08:00')).toBe('purchase-2')
    expect(await policyOn('2026-11-22T00:00:00+08:00')).toBe(added?.policyId)
    expect((await preview(order)).data).toMatchObject({ policyId: 'purchase-2' })

    const { revision } = await read()
    const changed = { ...TERMS, dateFrom: '2026-11-25', policyId: added?.policyId, revision }
    const after = (await boss.call('staff/change.policy', changed)).responseData as { rows: Row[]; revision: string }
    expect(after.rows.slice(0, 2)).toMatchObject([{ dateFrom: '2026-11-25' }, { dateTo: '2026-11-25' }])
    const gone = { policyId: after.rows[0]?.policyId, revision: after.revision }
    await boss.call('staff/withdraw.policy', gone)
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'policy.edit',
      object_id: gone.policyId,
      outcome: 'done',
    })
    expect((await read()).rows[0]).toMatchObject({ policyId: 'purchase-2', dateTo: '' })
  })

  it.each([
    ['begins today', { dateFrom: '2026-11-21' }, 'STAFF_POLICY_DAY'],
    ['has fees above the fare', { tiers: [{ rate: 10_001 }] }, 'STAFF_POLICY_TERMS'],
    ['was written on other versions', { revision: '0' }, 'STAFF_FORM_STALE'],
    ['ends although it is for everything', { dateTo: '2026-12-01' }, 'STAFF_POLICY_END'],
  ])('a version that %s is refused', async (_, change, code) => expect((await add(change)).code).toBe(code))

  it.each(['purchase-2', 'purchase-1'])('the version %s has begun and is fixed', async (policyId) => {
    const { revision } = await read()
    expect((await boss.call('staff/withdraw.policy', { policyId, revision })).code).toBe('STAFF_POLICY_BEGUN')
    expect(
      (await boss.call('staff/change.policy', { ...TERMS, dateFrom: '2026-12-01', policyId, revision })).code,
    ).toBe('STAFF_POLICY_BEGUN')
  })

  it.each(['finance', 'auditor'] as const)('staff as %s read versions and change none', async (role) => {
    const staffMember = await backoffice.staff(role)
    expect((await staffMember.call('staff/query.policies', {})).code).toBe('SUCCESS')
    expect((await add({}, staffMember)).code).toBe('FORBIDDEN')
  })
})

describe('[D5.49] the calculator', () => {
  const at = (moment: string) => `2026-11-${moment}`
  const sale = {
    ...{ lineCode: 'HKGZHO', feeType: '2', currency: '2', fare: 6500 },
    ...{ saleTime: at('21 10:00:00'), departTime: at('24 23:59:59') },
  }
  const calculate = async (body: object) => boss.call('staff/calculate.fee', body)

  it.each([
    ['21 12:00:00', { rate: 1000, fee: 650, tierMinutes: 120, nextFeeTime: '2026-11-21 12:00:00' }],
    ['21 12:00:01', { rate: 2000, fee: 1300 }],
  ])('computes at %s the refund of a ticket, under its version and every other one', async (moment, expected) => {
    const answer = await calculate({ at: at(moment), sale })
    expect(z.safeParse(calculateFeeCall.answer, answer).error).toBeUndefined()
    const [first, ...others] = answer.responseData.rows
    expect(first).toMatchObject({
      ...{ policyId: 'purchase-2', applied: true, reason: '', closeTime: '2026-11-24 23:59:59', ...expected },
      refund: 6500 - expected.fee,
    })
    expect(others).toHaveLength(3)
  })

  it('reports that a version leaves refunds to staff', async () => {
    const { rows } = (await calculate({ at: at('21 12:00:00'), sale })).responseData
    const byHand = (rows as Array<{ policyId: string; reason: string }>).find(({ policyId }) =>
      policyId.startsWith('closed-48'),
    )
    expect(byHand?.reason).toBe('REFUND_EMERGENCY')
  })

  it('reports when refunds are closed, and refuses a refund before the sale', async () => {
    expect((await calculate({ at: at('25 00:00:00'), sale })).responseData.rows[0]).toMatchObject({ reason: 'CLOSED' })
    expect((await calculate({ at: at('21 09:59:59'), sale })).code).toBe('STAFF_SALE_TIME')
    expect((await calculate({ at: at('21 12:00:00') })).code).toBe('BAD_REQUEST')
    for (const change of [{ saleTime: '2026-02-30 25:61:61' }, { departTime: '2026-13-45 99:99:99' }]) {
      const answer = await calculate({ at: at('21 12:00:00'), sale: { ...sale, ...change } })
      expect(answer.code).toBe('STAFF_SALE_TIME')
    }
  })

  it('computes for an order what its passenger is charged', async () => {
    const order = await buyTickets(backoffice.service, { adult: 1, child: 1 })
    const { data } = await preview(order)
    const moment = { at: '2026-11-21 12:00:00', orderNo: order.orderNo }
    const { rows } = (await calculate(moment)).responseData as {
      rows: Array<{ ph: string; fee: number; reason: string }>
    }
    expect(rows.map(({ ph, fee, reason }) => ({ ph, fee, reason }))).toEqual(
      data.tickets.map(({ ph, fee, reason }) => ({ ph, fee, reason })),
    )
    expect((await calculate({ ...moment, orderNo: 'nothing' })).code).toBe('ORDER_NOT_FOUND')
  })
})

describe('[D5.46] a pause of automatic refunds', () => {
  let paused = 0
  const pause = async (change: object = {}) => {
    paused += 1
    const body = { lineCode: 'HKGZHO', reasonText: 'Typhoon signal 8', requestKey: `paused-${paused}`, ...change }
    return boss.call('staff/add.pause', body)
  }
  const reasonsOf = async (order: Parameters<typeof preview>[0]) =>
    (await preview(order)).data.tickets.map(({ reason, byApplication }) => [reason, byApplication])

  it('a pause sends passengers of its line to a refund request, and leaves their policy', async () => {
    const [order, other] = [
      await buyTickets(backoffice.service),
      await buyTickets(backoffice.service, { line: 'HKGMAC' }),
    ]
    const quote = await getQuote(order)
    const { pauseNo } = (await pause()).responseData as { pauseNo: string }
    expect([await reasonsOf(order), await reasonsOf(other)]).toEqual([[['REFUND_EMERGENCY', true]], [['', false]]])
    expect((await preview(order)).data).toMatchObject({ policyId: 'purchase-2' })
    expect((await apply(order, quote)).code).toBe('REFUND_EMERGENCY')
    expect((await trySendRequest(order)).code).toBe('SUCCESS')

    const answer = await boss.call('staff/query.pauses', {})
    expect(z.safeParse(queryPausesCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData[0]).toMatchObject({ pauseNo, lineCode: 'HKGZHO', state: 'NOW' })
    const back = await buyTickets(backoffice.service)
    expect((await boss.call('staff/end.pause', { pauseNo })).responseData).toMatchObject({ state: 'OVER' })
    expect(await reasonsOf(back)).toEqual([['', false]])
    expect((await boss.call('staff/end.pause', { pauseNo })).code).toBe('STAFF_PAUSE_UNKNOWN')
  })

  it('a pause lasts from its first moment until before its end, for a round trip by either of its rides', async () => {
    const order = await buyTickets(backoffice.service, { line: 'ZHOHKGRT', back: '2026-11-27' })
    const times = { beginTime: '2026-11-21 13:00:00', endTime: '2026-11-21 14:00:00' }
    expect((await pause(times)).responseData).toMatchObject({ state: 'COMING' })
    const findReasonAt = async (moment: string) => {
      backoffice.service.clock.set(Date.parse(`2026-11-21T${moment}+08:00`))
      return (await reasonsOf(order))[0]?.[0]
    }
    expect([
      await findReasonAt('12:59:59'),
      await findReasonAt('13:00:00'),
      await findReasonAt('13:59:59'),
      await findReasonAt('14:00:00'),
    ]).toEqual([...['', 'REFUND_EMERGENCY', 'REFUND_EMERGENCY', '']])
  })

  it('a pause may cover all lines; a repeated form is the same pause', async () => {
    const order = await buyTickets(backoffice.service, { line: 'HKGMAC' })
    const body = { lineCode: '', endTime: '2026-11-21 12:30:00' }
    const { pauseNo } = (await pause(body)).responseData as { pauseNo: string }
    expect(
      (await boss.call('staff/add.pause', { ...body, reasonText: ' Typhoon signal 8', requestKey: pauseNo }))
        .responseData,
    ).toMatchObject({ pauseNo, reasonText: 'Typhoon signal 8' })
    const other = { ...body, lineCode: 'HKGZHO', reasonText: 'Typhoon signal 8', requestKey: pauseNo }
    expect((await boss.call('staff/add.pause', other)).code).toBe('IDEMPOTENCY_MISMATCH')
    expect(await reasonsOf(order)).toEqual([['REFUND_EMERGENCY', true]])
    await boss.call('staff/end.pause', { pauseNo })
  })

  it.each([
    ['begins at no moment', { beginTime: '2026-02-30 25:61:61' }, 'STAFF_PAUSE_TIME'],
    ['ends at no moment', { endTime: '2026-13-45 99:99:99' }, 'STAFF_PAUSE_TIME'],
    ['ends when it begins', { endTime: '2026-11-21 12:00:00' }, 'STAFF_PAUSE_TIME'],
    ['is of no line of ours', { lineCode: 'HKGHKG' }, 'STAFF_DISRUPTION_LINE'],
    ['has no reason', { reasonText: '' }, 'STAFF_REASON_MISSING'],
  ])('a pause that %s is refused', async (_, change, code) => expect((await pause(change)).code).toBe(code))
})
