import {
  addAreaCall,
  queryAreasCall,
  queryRulesCall,
  removeAreaCall,
  type StaffCallDefinition,
  saveSalesRuleCall,
  saveSurveyCall,
} from '@shuttle/wire/staff'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { barrier } from '../../../testing/barrier'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import { inThisOrder } from '../../../testing/in-this-order'
import type { TestStaff } from '../../../testing/new-staff'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { saveRevision } from '../staff'
import { ruleStore } from './rule-store'
import { SALES_RULE_SET } from './sales-rules'
import { SURVEY_SET } from './surveys'

const ROUNDS = inLarge(5, 2)
const HOUR_MS = 3_600_000

let site: TestApp
let [one, other]: TestStaff[] = []
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  ;[one, other] = [await site.staff('supervisor'), await site.staff('supervisor')]
})

const both = async <Call extends StaffCallDefinition>(
  call: Call,
  left: z.output<Call['request']>,
  right: z.output<Call['request']>,
) => {
  const answers = await Promise.all([one?.send(call, left), other?.send(call, right)])
  return answers.map((answer) => answer?.code).toSorted()
}
const survey = (id: string) => ({
  id,
  revision: 0,
  content: {
    from: Date.parse('2026-12-01T00:00:00+08:00'),
    until: Date.parse('2026-12-08T00:00:00+08:00'),
    noticeId: undefined,
  },
})
const queryRules = async () => {
  const answer = await one?.send(queryRulesCall, {})
  if (!answer) throw new Error('no supervisor is signed in')
  return answer.data
}

describe('[D5.58] two concurrent edits of dated rules', () => {
  it('stores the first of two edits of the same rule, and refuses the second as stale', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [rule] = (await queryRules()).sales
      if (!rule) throw new Error('the demo has no sales rule')
      const days = [`2027-0${round + 1}-01`, `2027-0${round + 1}-15`] as const
      const ending = (until: string) => ({ ...rule, content: { ...rule.content, until } })
      expect(await both(saveSalesRuleCall, ending(days[0]), ending(days[1]))).toEqual(['STAFF_FORM_STALE', 'SUCCESS'])
      const stored = (await queryRules()).sales.find(({ id }) => id === rule.id)
      expect(days).toContain(stored?.content.until)
      expect(stored?.revision).toBe(rule.revision + 1)
    }
  })

  it('[D5.59] stores one of two surveys of the same time, and refuses the other', async () => {
    expect(await both(saveSurveyCall, survey('a'), survey('b'))).toEqual(['STAFF_SURVEY_OVERLAP', 'SUCCESS'])
  })

  it('stores two surveys of the same time when the set is not locked (negative control)', async () => {
    const bothHaveWritten = barrier(2)
    const add = (id: string) =>
      withoutRowLocks(site.db)
        .transaction()
        .execute(async (trx) => {
          const content = { from: TEST_NOW + HOUR_MS, until: TEST_NOW + 2 * HOUR_MS, noticeId: undefined }
          await saveRevision(ruleStore(SURVEY_SET, trx, TEST_NOW), { id, revision: 0, content })
          await bothHaveWritten()
        })
    await Promise.all([add('a'), add('b')])
    expect((await queryRules()).surveys.filter(({ state }) => state === 'planned')).toHaveLength(2)
  })
})

describe('[A8.region.1] an area that is removed while a rule is to name it', () => {
  const names = { nameZhHk: '蛇口', nameZhCn: '蛇口', nameEn: 'Shekou' }
  const addRule = (db: Kysely<Database>) =>
    transaction(db, (trx) => {
      const dated = { appliesTo: ['SHK'], from: '2026-12-01', until: undefined }
      const content = { kind: 'passenger-details' as const, need: 'optional' as const, ...dated }
      return saveRevision(ruleStore(SALES_RULE_SET, trx, TEST_NOW), { id: 'r', revision: 0, content })
    }).then(
      () => 'SUCCESS',
      (error: { code: string }) => error.code,
    )
  const hold: Parameters<typeof inThisOrder>[1] = (trx) =>
    trx.selectFrom('stations').select('code').orderBy('code').forUpdate().execute()

  it('leaves no rule that names a removed area, in either order', async () => {
    await one?.send(addAreaCall, { code: 'SHK', ...names })
    const areas = (await one?.send(queryAreasCall, {}))?.data
    const expectedRevision = areas?.find(({ code }) => code === 'SHK')?.revision ?? ''
    const remove = async () => (await one?.send(removeAreaCall, { code: 'SHK', expectedRevision }))?.code
    const first = await inThisOrder(site.db, hold, [() => addRule(site.db), remove])
    expect([await first.one, await first.other]).toEqual(['SUCCESS', 'STAFF_AREA_IN_USE'])
    await site.db.deleteFrom('sales_rules').where('id', '=', 'r').execute()
    const second = await inThisOrder(site.db, hold, [remove, () => addRule(site.db)])
    expect([await second.one, await second.other]).toEqual(['SUCCESS', 'STAFF_RULE_PLACES'])
  })
})
