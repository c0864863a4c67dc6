import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database/types'
import { hashPassword } from '../modules/passenger/sessions'

export const SAMPLE_PASSWORD = 'demo1234'
export const SAMPLE_ACCOUNTS = [
  { email: 'level0@demo.test', nickname: 'Demo visitor', memberNumber: '10000000', level: 0 },
  { email: 'level1@demo.test', nickname: 'Demo member', memberNumber: '10000001', level: 1 },
  { email: 'level9@demo.test', nickname: 'Demo staff', memberNumber: '10000009', level: 9 },
] as const

interface SampleAccount {
  email: string
  nickname: string
  memberNumber: string
  level: number
}

/** Stores accounts, each with the published password. */
export const insertSampleAccounts = async (
  db: Kysely<Database>,
  accounts: readonly SampleAccount[],
  now: Instant,
): Promise<void> => {
  const rows = accounts.map(async ({ email, nickname, memberNumber, level }) => ({
    id: uuidv7(),
    email,
    password_hash: await hashPassword(SAMPLE_PASSWORD),
    nickname,
    avatar_url: '',
    member_number: memberNumber,
    level,
    created_at: now,
  }))
  await db
    .insertInto('accounts')
    .values(await Promise.all(rows))
    .execute()
}

/** One account of each level, into a database that has none. */
export const loadSampleAccounts = async (db: Kysely<Database>, now: Instant): Promise<void> => {
  if (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return
  await insertSampleAccounts(db, SAMPLE_ACCOUNTS, now)
}
