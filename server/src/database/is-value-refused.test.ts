import { sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { isValueRefused } from './is-value-refused'

it('[D5.67] distinguishes refused values from a failing database', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const failing = async (statement: string): Promise<unknown> => {
      try {
        await sql.raw(statement).execute(db)
      } catch (error) {
        return error
      }
      throw new Error('nothing failed')
    }
    for (const refused of ['select 3000000000::integer', 'insert into rule_sets values (null)'])
      expect(isValueRefused(await failing(refused))).toBe(true)
    for (const broken of ['select missing_column', 'select from'])
      expect(isValueRefused(await failing(broken))).toBe(false)
    for (const code of ['ECONNREFUSED', '57P01', '40001', '08006', undefined])
      expect(isValueRefused(Object.assign(new Error('gone'), { code }))).toBe(false)
    expect(isValueRefused(undefined)).toBe(false)
  } finally {
    await close()
  }
})
