import type { Instant } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/types'
import { ACCOUNT_LIMITS } from '../../limits'

interface MailboxGapRow {
  /** `mailbox:<keyed hash>`. */
  subject: string
  /** When a code was mailed last. */
  mailed_at: number
  /** Codes in a row that nobody answered rightly. */
  mails: number
}

declare module '../../database/types' {
  interface Database {
    mailbox_gaps: MailboxGapRow
  }
}

const { firstMs, longestMs, forgottenMs } = ACCOUNT_LIMITS.codeGap

/** Until another code may follow so many: a minute, doubled with each, an hour at most. */
const gapAfter = (mails: number): number => Math.min(firstMs * 2 ** Math.max(0, Math.min(mails, 30) - 1), longestMs)

/** The same in the database. */
const GAP = sql<number>`least(${firstMs}::bigint * (2 ^ greatest(least(mailbox_gaps.mails, 30) - 1, 0))::bigint, ${longestMs}::bigint)`

/** Milliseconds until a code may be mailed to a mailbox; 0 now. */
export const findMailboxWait = async (db: Kysely<Database>, subject: string, now: Instant): Promise<number> => {
  const row = await db.selectFrom('mailbox_gaps').selectAll().where('subject', '=', subject).executeTakeFirst()
  return row ? Math.max(0, Number(row.mailed_at) + gapAfter(row.mails) - now) : 0
}

/**
 * Takes the turn to mail a code to a mailbox, by one guarded statement: of any number at once one gets it. Answers the
 * milliseconds until the next turn; undefined when it is too soon.
 */
export const takeMailboxTurn = async (
  db: Kysely<Database>,
  subject: string,
  now: Instant,
): Promise<number | undefined> => {
  const taken = await db
    .insertInto('mailbox_gaps')
    .values({ subject, mailed_at: now, mails: 1 })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          mailed_at: now,
          mails: sql<number>`case when mailbox_gaps.mailed_at <= ${now - forgottenMs}::bigint then 1 else mailbox_gaps.mails + 1 end`,
        })
        .where(sql<boolean>`mailbox_gaps.mailed_at + ${GAP} <= ${now}::bigint`),
    )
    .returning('mails')
    .executeTakeFirst()
  return taken && gapAfter(taken.mails)
}

/** Its reader answered rightly: the gap is the shortest again. */
export const resetMailboxGap = async (db: Kysely<Database>, subject: string): Promise<void> => {
  await db.updateTable('mailbox_gaps').set({ mails: 0 }).where('subject', '=', subject).execute()
}

/** Nothing is left of a mailbox, such as that of a deleted account. */
export const deleteMailboxGap = async (db: Kysely<Database>, subject: string): Promise<void> => {
  await db.deleteFrom('mailbox_gaps').where('subject', '=', subject).execute()
}
