import { createHash } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../../database/types'
import { addressRange } from './address-range'

/** Ten failures in five minutes for an account or an address range: wait (decision "accounts"). */
export const FAILURES_ALLOWED = 10
export const FAILURE_WINDOW_MS = 5 * 60_000

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

export const failureSubjects = (email: string, ip: string): string[] => [
  `account:${hash(email)}`,
  `address:${hash(addressRange(ip))}`,
]

export const countFailures = async (
  db: Kysely<Database>,
  subjects: readonly string[],
  now: Instant,
): Promise<number> => {
  const rows = await db
    .selectFrom('login_failures')
    .select((row) => ['subject', row.fn.countAll<number>().as('failures')])
    .where('subject', 'in', [...subjects])
    .where('failed_at', '>', now - FAILURE_WINDOW_MS)
    .groupBy('subject')
    .execute()
  return Math.max(0, ...rows.map((row) => Number(row.failures)))
}

/** Answers the ids of the notes, so that an attempt that succeeds can take its own back. */
export const noteFailure = async (
  db: Kysely<Database>,
  subjects: readonly string[],
  now: Instant,
): Promise<string[]> => {
  const rows = subjects.map((subject) => ({ id: uuidv7(), subject, failed_at: now }))
  await db.insertInto('login_failures').values(rows).execute()
  return rows.map((row) => row.id)
}

export const forgetNoted = async (db: Kysely<Database>, ids: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('login_failures')
    .where('id', 'in', [...ids])
    .execute()
}

/** Old failures are of no use to anybody. */
export const forgetFailures = async (db: Kysely<Database>, now: Instant): Promise<void> => {
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<=', now - FAILURE_WINDOW_MS)
    .execute()
}
