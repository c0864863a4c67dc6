import { createHmac } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../../database/types'
import { type SecretKeys, useKey } from '../../secret-keys'

/** IPv4 addresses count alone, also inside IPv6 (`::ffff:1.2.3.4`); IPv6 by their /64, which one customer has whole. */
export const addressRange = (ip: string): string => {
  const dotted = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(ip)?.[1]
  if (dotted !== undefined) return dotted
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Ten failures in five minutes for an account or an address range: wait (decision "accounts"). */
export const FAILURES_ALLOWED = 10
export const FAILURE_WINDOW_MS = 5 * 60_000
/** How long the failures of an account are remembered to ask for a captcha; a success forgets them. */
export const FAILURE_MEMORY_MS = 24 * 3_600_000

/** Keyed by the secret of the service: the rows of who has no account stay for a day, and without the key no address can be searched for. */
const hash = (secret: SecretKeys, text: string) =>
  createHmac('sha256', useKey(secret, 'failure-subject')).update(text).digest('hex').slice(0, 32)

/** What is guessed at: the password of an account, or the code mailed to an address. */
export const accountSubject = (secret: SecretKeys, email: string): string => `account:${hash(secret, email)}`
export const mailboxSubject = (secret: SecretKeys, email: string): string => `mailbox:${hash(secret, email)}`
/** From where. */
export const rangeSubject = (secret: SecretKeys, ip: string): string => `address:${hash(secret, addressRange(ip))}`

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

/** Seconds until no subject has more failures than are allowed, one more try included. */
export const secondsUntilAllowed = async (
  db: Kysely<Database>,
  subjects: readonly string[],
  now: Instant,
): Promise<number> => {
  const rows = await db
    .selectFrom('login_failures')
    .select(['subject', 'failed_at'])
    .where('subject', 'in', [...subjects])
    .where('failed_at', '>', now - FAILURE_WINDOW_MS)
    .orderBy('failed_at', 'desc')
    .execute()
  const ends = subjects.map((subject) => {
    const blocking = rows.filter((row) => row.subject === subject)[FAILURES_ALLOWED - 1]
    return blocking ? Number(blocking.failed_at) + FAILURE_WINDOW_MS : now
  })
  return Math.ceil((Math.max(...ends) - now) / 1000)
}

/** Failures of one subject that a success has not forgotten yet. */
export const countRecentFailures = async (db: Kysely<Database>, subject: string, now: Instant): Promise<number> => {
  const row = await db
    .selectFrom('login_failures')
    .select((from) => from.fn.countAll<number>().as('failures'))
    .where('subject', '=', subject)
    .where('failed_at', '>', now - FAILURE_MEMORY_MS)
    .executeTakeFirst()
  return Number(row?.failures ?? 0)
}

/** After a success the earlier failures no longer count. */
export const deleteFailuresFor = async (db: Kysely<Database>, subject: string): Promise<void> => {
  await db.deleteFrom('login_failures').where('subject', '=', subject).execute()
}

/** Answers the ids of the notes, so that an attempt that succeeds can take its own back. */
export const recordFailure = async (
  db: Kysely<Database>,
  subjects: readonly string[],
  now: Instant,
): Promise<string[]> => {
  const rows = subjects.map((subject) => ({ id: uuidv7(), subject, failed_at: now }))
  await db.insertInto('login_failures').values(rows).execute()
  return rows.map((row) => row.id)
}

export const deleteFailures = async (db: Kysely<Database>, ids: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('login_failures')
    .where('id', 'in', [...ids])
    .execute()
}
