import { createHash } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../../database/types'

/** Ten failures in five minutes for an account or an address range: wait (decision "accounts"). */
export const FAILURES_ALLOWED = 10
export const FAILURE_WINDOW_MS = 5 * 60_000

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** IPv4 addresses count alone, IPv6 by their /64, which one customer has whole. */
const addressRange = (ip: string): string => (ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip)

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

export const noteFailure = async (db: Kysely<Database>, subjects: readonly string[], now: Instant): Promise<void> => {
  await db
    .insertInto('login_failures')
    .values(subjects.map((subject) => ({ id: uuidv7(), subject, failed_at: now })))
    .execute()
}

/** Old failures are of no use to anybody. */
export const forgetFailures = async (db: Kysely<Database>, now: Instant): Promise<void> => {
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<=', now - FAILURE_WINDOW_MS)
    .execute()
}
