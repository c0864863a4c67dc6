import { ACCOUNTS_READING } from '@shuttle/domain'
import {
  addPauseCall,
  addPolicyCall,
  calculateFeeCall,
  changePolicyCall,
  endPauseCall,
  type FeeQuestion,
  type PolicyContent,
  queryPausesCall,
  queryPoliciesCall,
  withdrawPolicyCall,
} from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { TestStaff } from '../../../testing/new-staff'
import { trySendRequest } from '../../passenger/refund-requests/testing/refund-request-calls.request'
import { apply, buyTickets, getQuote, preview } from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { startBackoffice, type TestBackoffice } from './testing/start-backoffice'

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

const at = (moment: string) => Date.parse(`2026-11-${moment}+08:00`)
const CONTENT: PolicyContent = { from: '2026-11-22', until: undefined, terms: ACCOUNTS_READING }
const read = async () => (await boss.send(queryPoliciesCall, {})).data
const add = async (change: Partial<PolicyContent> = {}, by = boss, revision?: string) =>
  by.send(addPolicyCall, { content: { ...CONTENT, ...change }, revision: revision ?? (await read()).revision })
const policyOn = async (moment: string, body: object = {}) => {
  backoffice.service.clock.set(Date.parse(moment))
  const member = await backoffice.service.member()
  const { responseData } = await member.call('manage/query.refund.policy', body)
  backoffice.service.clock.set(NOON)
  return (responseData as { policyId: string }).policyId
}

describe('[D5.45] versions of the refund policy', () => {
  it('lists versions: those that are over, that of today, and none to come', async () => {
    expect((await read()).rows.map(({ id, state }) => [id, state])).toEqual([
      ['purchase-2', 'inForce'],
      ['closed-48-hours-1', 'over'],
      ['closed-2-hours-1', 'over'],
      ['purchase-1', 'over'],
    ])
  })

  it('an added version begins with its day and ends the one before; orders stay under theirs', async () => {
    const order = await buyTickets(backoffice.service)
    const [added, before] = (await add()).data.rows
    expect([added, before]).toMatchObject([
      { from: '2026-11-22', until: undefined, state: 'planned' },
      { id: 'purchase-2', until: '2026-11-22', state: 'inForce' },
    ])
    expect(await policyOn('2026-11-21T23:59:59+08:00')).toBe('purchase-2')
    expect(await policyOn('2026-11-22T00:00:00+08:00')).toBe(added?.id)
    expect((await preview(order)).data).toMatchObject({ policyId: 'purchase-2' })

    const { revision } = await read()
    const changed = { content: { ...CONTENT, from: '2026-11-25' }, policyId: added?.id ?? '', revision }
    const after = (await boss.send(changePolicyCall, changed)).data
    expect(after.rows.slice(0, 2)).toMatchObject([{ from: '2026-11-25' }, { until: '2026-11-25' }])
    const gone = { policyId: after.rows[0]?.id ?? '', revision: after.revision }
    await boss.send(withdrawPolicyCall, gone)
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'policy.edit',
      object_id: gone.policyId,
      outcome: 'done',
    })
    expect((await read()).rows[0]).toMatchObject({ id: 'purchase-2', until: undefined })
  })

  const terms = { ...ACCOUNTS_READING, tiers: [{ minutes: undefined, basisPoints: 10_001 }] }
  it.each<[string, Partial<PolicyContent>, string]>([
    ['begins today', { from: '2026-11-21' }, 'STAFF_POLICY_DAY'],
    ['has fees above the fare', { terms }, 'STAFF_POLICY_TERMS'],
    ['ends although it is for everything', { until: '2026-12-01' }, 'STAFF_POLICY_END'],
  ])('a version that %s is refused', async (_, change, code) => expect((await add(change)).code).toBe(code))

  it('a version that was written on other versions is refused', async () =>
    expect((await add({}, boss, '0')).code).toBe('STAFF_FORM_STALE'))

  it('a version with an unknown fare type or day is refused, with the field', async () => {
    const { revision } = await read()
    for (const [change, field] of [
      [
        { terms: { ...ACCOUNTS_READING, windowDays: null, tiers: [], fareTypes: ['weekly'] } },
        'content.terms.fareTypes.0',
      ],
      [{ from: '2026-02-30' }, 'content.from'],
    ] as const) {
      const content = {
        ...CONTENT,
        until: null,
        terms: { ...ACCOUNTS_READING, windowDays: null, tiers: [] },
        ...change,
      }
      const answer = await boss.call(addPolicyCall.path, { content, revision })
      expect(answer).toMatchObject({ code: 'BAD_REQUEST', responseData: { fields: [field] } })
    }
  })

  it.each(['purchase-2', 'purchase-1'])('the version %s has begun and is fixed', async (policyId) => {
    const { revision } = await read()
    expect((await boss.send(withdrawPolicyCall, { policyId, revision })).code).toBe('STAFF_POLICY_BEGUN')
    const content = { ...CONTENT, from: '2026-12-01' }
    expect((await boss.send(changePolicyCall, { content, policyId, revision })).code).toBe('STAFF_POLICY_BEGUN')
  })

  it.each(['finance', 'auditor'] as const)('staff as %s read versions and change none', async (role) => {
    const staffMember = await backoffice.staff(role)
    expect((await staffMember.send(queryPoliciesCall, {})).code).toBe('SUCCESS')
    expect((await add({}, staffMember)).code).toBe('FORBIDDEN')
  })
})

describe('[D5.49] the calculator', () => {
  const sale = {
    ...({ product: { lineCode: 'HKGZHO', fareType: 'day' }, currency: 'HKD', fare: 6500 } as const),
    ...{ soldAt: at('21T10:00:00'), departsAt: at('24T23:59:59') },
  }
  const calculate = (body: FeeQuestion) => boss.send(calculateFeeCall, body)

  it.each([
    ['21T12:00:00', { rate: 1000, fee: 650, tierMinutes: 120, nextFeeAt: at('21T12:00:00') + 1 }],
    ['21T12:00:01', { rate: 2000, fee: 1300 }],
  ])('computes at %s the refund of a ticket, under its version and every other one', async (moment, expected) => {
    const [first, ...others] = (await calculate({ at: at(moment), sale })).data.rows
    expect(first).toMatchObject({
      ...{ policyId: 'purchase-2', isApplied: true, byHandReason: undefined, closesAt: at('24T23:59:59'), ...expected },
      refund: 6500 - expected.fee,
    })
    expect(others).toHaveLength(3)
  })

  it('reports that a version leaves refunds to staff', async () => {
    const { rows } = (await calculate({ at: at('21T12:00:00'), sale })).data
    const byHand = rows.find(({ policyId }) => policyId.startsWith('closed-48'))
    expect(byHand?.byHandReason).toBe('REFUND_EMERGENCY')
  })

  it('reports when refunds are closed, and refuses a refund before the sale', async () => {
    const closed = (await calculate({ at: at('25T00:00:00'), sale })).data.rows[0]
    expect(closed).toMatchObject({ byHandReason: 'CLOSED' })
    expect((await calculate({ at: at('21T09:59:59'), sale })).code).toBe('STAFF_SALE_TIME')
    const departed = { ...sale, departsAt: sale.soldAt }
    expect((await calculate({ at: at('21T12:00:00'), sale: departed })).code).toBe('STAFF_SALE_TIME')
    expect(await calculate({ at: at('21T12:00:00') })).toMatchObject({ code: 'BAD_REQUEST', fields: ['sale'] })
  })

  it.each(['soldAt', 'departsAt'])('refuses a sale with an impossible moment: %s', async (field) => {
    const times = { soldAt: '2026-11-21T02:00:00.000Z', departsAt: '2026-11-24T15:59:59.000Z' }
    const sent = { at: '2026-11-21T04:00:00.000Z', sale: { ...sale, ...times, [field]: '2026-02-30T25:61:61.000Z' } }
    const answer = await boss.call(calculateFeeCall.path, sent)
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', responseData: { fields: [`sale.${field}`] } })
  })

  it('computes for an order what its passenger is charged', async () => {
    const order = await buyTickets(backoffice.service, { adult: 1, child: 1 })
    const { data } = await preview(order)
    const moment = { at: NOON, orderNo: order.orderNo }
    const { rows } = (await calculate(moment)).data
    expect(rows.map(({ ticketNo, fee, byHandReason = '' }) => [ticketNo, fee, byHandReason])).toEqual(
      data.tickets.map(({ ph, fee, reason }) => [ph, fee, reason]),
    )
    expect((await calculate({ ...moment, orderNo: 'nothing' })).code).toBe('ORDER_NOT_FOUND')
  })
})

describe('[D5.46] a pause of automatic refunds', () => {
  let paused = 0
  const pause = async (change: Partial<z.output<typeof addPauseCall.request>> = {}) => {
    paused += 1
    const body = { lineCode: 'HKGZHO', from: undefined, until: undefined, reasonText: 'Typhoon signal 8' }
    return boss.send(addPauseCall, { ...body, requestKey: `paused-${paused}`, ...change })
  }
  const reasonsOf = async (order: Parameters<typeof preview>[0]) =>
    (await preview(order)).data.tickets.map(({ reason, byApplication }) => [reason, byApplication])

  it('a pause sends passengers of its line to a refund request, and leaves their policy', async () => {
    const [order, other] = [
      await buyTickets(backoffice.service),
      await buyTickets(backoffice.service, { line: 'HKGMAC' }),
    ]
    const quote = await getQuote(order)
    const { pauseNo } = (await pause()).data
    expect([await reasonsOf(order), await reasonsOf(other)]).toEqual([[['REFUND_EMERGENCY', true]], [['', false]]])
    expect((await preview(order)).data).toMatchObject({ policyId: 'purchase-2' })
    expect((await apply(order, quote)).code).toBe('REFUND_EMERGENCY')
    expect((await trySendRequest(order)).code).toBe('SUCCESS')

    const [newest] = (await boss.send(queryPausesCall, {})).data
    expect(newest).toMatchObject({ pauseNo, lineCode: 'HKGZHO', from: NOON, until: undefined, state: 'inForce' })
    const back = await buyTickets(backoffice.service)
    expect((await boss.send(endPauseCall, { pauseNo })).data).toMatchObject({ state: 'over' })
    expect(await reasonsOf(back)).toEqual([['', false]])
    expect((await boss.send(endPauseCall, { pauseNo })).code).toBe('STAFF_PAUSE_UNKNOWN')
  })

  it('a pause lasts from its first moment until before its end, for a round trip by either of its rides', async () => {
    const order = await buyTickets(backoffice.service, { line: 'ZHOHKGRT', back: '2026-11-27' })
    const times = { from: at('21T13:00:00'), until: at('21T14:00:00') }
    expect((await pause(times)).data).toMatchObject({ ...times, state: 'planned' })
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
    const body = { lineCode: undefined, until: at('21T12:30:00') }
    const { pauseNo } = (await pause(body)).data
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      before: '{"lineCode":null,"from":null,"until":"2026-11-21T04:30:00.000Z"}',
    })
    const again = await pause({ ...body, reasonText: ' Typhoon signal 8', requestKey: pauseNo })
    expect(again.data).toMatchObject({ pauseNo, lineCode: undefined, reasonText: 'Typhoon signal 8' })
    const other = await pause({ ...body, lineCode: 'HKGZHO', requestKey: pauseNo })
    expect(other.code).toBe('IDEMPOTENCY_MISMATCH')
    expect(await reasonsOf(order)).toEqual([['REFUND_EMERGENCY', true]])
    await boss.send(endPauseCall, { pauseNo })
  })

  it.each([
    ['ends when it begins', { until: NOON }, 'STAFF_PAUSE_TIME'],
    ['is of no line of ours', { lineCode: 'HKGHKG' }, 'STAFF_DISRUPTION_LINE'],
    ['has no reason', { reasonText: '' }, 'STAFF_REASON_MISSING'],
  ])('a pause that %s is refused', async (_, change, code) => expect((await pause(change)).code).toBe(code))

  it.each(['from', 'until'])('a pause with an impossible moment is refused: %s', async (field) => {
    const body = { lineCode: null, from: null, until: null, reasonText: 'Typhoon signal 8', requestKey: 'impossible' }
    const answer = await boss.call(addPauseCall.path, { ...body, [field]: '2026-02-30T25:61:61.000Z' })
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', responseData: { fields: [field] } })
  })
})
