import { queryStaffCall } from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { appendEntry } from './audit.repository'
import { auditKey, verifyAudit } from './index'

const CALLS = inLarge(200, 40)

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

const verify = () => verifyAudit(site.db, auditKey(site.context.config))
const anEntry = (request_id: string) => ({
  ...{ at: 1, account_id: 'a1', role: 'support', action: 'order.read', object_kind: '', object_id: '' },
  ...{ outcome: 'done' as const, refusal: '', before: '', after: '', request_id },
})

describe('[D5.5] concurrent actions of staff', () => {
  it('writes concurrent actions as one chain', async () => {
    const staffMembers = await Promise.all(
      ['supervisor', 'auditor', 'gate'].map((role) => site.staff(role as 'supervisor')),
    )
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, at) => staffMembers[at % 3]?.send(queryStaffCall, {})),
    )
    const codes = answers.map((answer) => answer?.code)
    expect([...new Set(codes)].toSorted()).toEqual(['FORBIDDEN', 'SUCCESS'])
    expect(await verify()).toEqual({ entries: CALLS, seals: 0, broken: undefined })
  })

  it('finds the chain whole while staff add events during the verification', async () => {
    const staff = await site.staff('supervisor')
    const listStaff = () => staff.send(queryStaffCall, {})
    await listStaff()
    let isFirst = true
    const interrupted = site.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const wasFirst = isFirst
        isFirst = false
        // The head was read; its entries are not yet.
        if (wasFirst) await listStaff()
        return result
      },
    })
    const { broken, entries } = await verifyAudit(interrupted, auditKey(site.context.config))
    expect({ broken, entries }).toEqual({ broken: undefined, entries: 1 })
    expect(await verify()).toMatchObject({ broken: undefined, entries: 2 })
  })

  it('concurrent entries form no chain when the head is not locked (negative control)', async () => {
    const append = (at: number) =>
      withoutRowLocks(site.db)
        .transaction()
        .execute((trx) => appendEntry(trx, anEntry(`r${at}`)))
    const added = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => append(at)))
    expect(added.some(({ status }) => status === 'rejected')).toBe(true)
  })
})
