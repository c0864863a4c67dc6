import { createHmac } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import { deriveKey, type SecretKeys } from '../../../config/secret-keys'
import type { Database } from '../../../database/types'
import { ACCOUNT_LIMITS, addressRanges } from '../../../limits'

interface MailboxGapRow {
  /** `mailbox:<keyed hash>`. */
  subject: string
  /** When a code was mailed last. */
  mailed_at: number
  /** Codes in a row without a right answer. */
  mails: number
}

interface MailboxPlaceGapRow extends MailboxGapRow {
  /** Keyed hash of the address that the codes were requested from, or of its /48. */
  place: string
}

declare module '../../../database/types' {
  interface Database {
    mailbox_gaps: MailboxGapRow
    mailbox_place_gaps: MailboxPlaceGapRow
  }
}

const { codeGap: placeGap, mailboxGap } = ACCOUNT_LIMITS
const { forgottenMs } = placeGap

/** A mailbox, and the place from which codes for it are requested. */
export interface MailboxTurn {
  subject: string
  place: string
}

export const toMailboxTurn = (secret: SecretKeys, { subject, ip }: { subject: string; ip: string }): MailboxTurn => {
  const { net48, address } = addressRanges(ip)
  const place = createHmac('sha256', deriveKey(secret, 'limit-subject'))
    .update(`mailbox-place:${net48 ?? address}`)
    .digest('base64url')
  return { subject, place }
}

/** Gap until the same place may have another code mailed: a minute, doubled with each, an hour at most. */
const gapOfPlace = (mails: number): number =>
  Math.min(placeGap.firstMs * 2 ** Math.max(0, Math.min(mails, 30) - 1), placeGap.longestMs)
/**
 * Gap until any place may have another code mailed: a minute, and after many unanswered codes five, so that a stranger
 * delays the reader only briefly.
 */
const gapOfMailbox = (mails: number): number => (mails <= mailboxGap.mails ? mailboxGap.firstMs : mailboxGap.longestMs)

/** The same two gaps as SQL. */
const placeGapOf = sql<number>`least(${placeGap.firstMs}::bigint * (2 ^ greatest(least(mailbox_place_gaps.mails, 30) - 1, 0))::bigint, ${placeGap.longestMs}::bigint)`
const mailboxGapOf = sql<number>`case when mailbox_gaps.mails <= ${mailboxGap.mails} then ${mailboxGap.firstMs}::bigint else ${mailboxGap.longestMs}::bigint end`

const waitOf = (row: { mailed_at: number; mails: number } | undefined, gap: (mails: number) => number, now: Instant) =>
  row ? Math.max(0, row.mailed_at + gap(row.mails) - now) : 0

/** Milliseconds until a code may be mailed to a mailbox for this place; 0 now. */
export const findMailboxWait = async (
  db: Kysely<Database>,
  { subject, place }: MailboxTurn,
  now: Instant,
): Promise<number> => {
  const ofMailbox = await db.selectFrom('mailbox_gaps').selectAll().where('subject', '=', subject).executeTakeFirst()
  const ofPlace = await db
    .selectFrom('mailbox_place_gaps')
    .selectAll()
    .where('subject', '=', subject)
    .where('place', '=', place)
    .executeTakeFirst()
  return Math.max(waitOf(ofMailbox, gapOfMailbox, now), waitOf(ofPlace, gapOfPlace, now))
}

/**
 * Takes the turn to mail a code to a mailbox, by two guarded statements: of concurrent calls one gets it. Returns the
 * milliseconds until the next turn of this place; undefined when it is too soon, and then the caller rolls back.
 */
export const takeMailboxTurn = async (
  trx: Transaction<Database>,
  { subject, place }: MailboxTurn,
  now: Instant,
): Promise<number | undefined> => {
  const forgotten = now - forgottenMs
  const mailbox = await trx
    .insertInto('mailbox_gaps')
    .values({ subject, mailed_at: now, mails: 1 })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          mailed_at: now,
          mails: sql<number>`case when mailbox_gaps.mailed_at <= ${forgotten}::bigint then 1 else mailbox_gaps.mails + 1 end`,
        })
        .where(sql<boolean>`mailbox_gaps.mailed_at + ${mailboxGapOf} <= ${now}::bigint`),
    )
    .returning('mails')
    .executeTakeFirst()
  if (!mailbox) return undefined
  const taken = await trx
    .insertInto('mailbox_place_gaps')
    .values({ subject, place, mailed_at: now, mails: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'place'])
        .doUpdateSet({
          mailed_at: now,
          mails: sql<number>`case when mailbox_place_gaps.mailed_at <= ${forgotten}::bigint then 1 else mailbox_place_gaps.mails + 1 end`,
        })
        .where(sql<boolean>`mailbox_place_gaps.mailed_at + ${placeGapOf} <= ${now}::bigint`),
    )
    .returning('mails')
    .executeTakeFirst()
  return taken && Math.max(gapOfPlace(taken.mails), gapOfMailbox(mailbox.mails))
}

const TABLES = ['mailbox_gaps', 'mailbox_place_gaps'] as const

/** The reader answered rightly: each gap is the shortest again. */
export const resetMailboxGap = async (db: Kysely<Database>, subject: string): Promise<void> => {
  for (const table of TABLES) await db.updateTable(table).set({ mails: 0 }).where('subject', '=', subject).execute()
}

/** Deletes all rows of a mailbox, such as that of a deleted account. */
export const deleteMailboxGap = async (db: Kysely<Database>, subject: string): Promise<void> => {
  for (const table of TABLES) await db.deleteFrom(table).where('subject', '=', subject).execute()
}
