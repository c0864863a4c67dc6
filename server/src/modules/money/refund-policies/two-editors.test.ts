import { PURCHASE_READING } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { barrier } from '../../../testing/barrier'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { toRevision } from '../../backoffice/staff'
import { addPolicy } from './change-policies'
import { listPolicies } from './policy-versions.repository'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

/** Two people who read the same versions add one each, for the same line, concurrently. */
const addTwo = async (db: Kysely<Database>) => {
  const revision = toRevision(await listPolicies(site.db))
  const terms = { ...PURCHASE_READING, lineCodes: ['HKGZHO'] }
  const bothAreThere = barrier(2)
  const add = (from: string) =>
    transaction(db, async (trx) => {
      await bothAreThere()
      const added = await addPolicy(trx, { from, until: undefined, terms }, { revision, now: TEST_NOW })
      return added.id
    }).then(
      () => 'SUCCESS',
      ({ code }: { code: string }) => code,
    )
  return (await Promise.all([add('2026-12-01'), add('2026-12-02')])).toSorted()
}
const listEnds = async () =>
  (await listPolicies(site.db)).filter(({ lineCodes }) => lineCodes.length > 0).map(({ until }) => until)

describe('[D5.45] two concurrent editors of the versions', () => {
  it('refuses one of two versions as stale', async () => {
    expect(await addTwo(site.db)).toEqual(['STAFF_FORM_STALE', 'SUCCESS'])
    expect(await listEnds()).toEqual([undefined])
  })

  it('two versions of a policy apply to one line when neither is locked (negative control)', async () => {
    // Whether the second one reads before the first one has ended is left to chance: it happens within a few tries.
    for (let tries = 0; tries < 20; tries += 1) {
      await addTwo(withoutRowLocks(site.db))
      if ((await listEnds()).length === 2) break
      await site.db.deleteFrom('refund_policies').where('line_codes', '<>', '').execute()
    }
    expect(await listEnds()).toEqual([undefined, undefined])
  })
})
