import { DAY_MS } from '@shuttle/domain'
import { ACCOUNT_LIMITS } from '../../limits'
import { CODES_COUNTED_MS } from '../../modules/passenger/accounts'
import { FAILURE_MEMORY_MS, SESSION_LASTS_MS } from '../../modules/passenger/sessions'

/** Rows of a table that are no longer needed. */
export interface PruneRule {
  table: string
  /** Columns of its primary key. */
  key: readonly string[]
  /** The column of milliseconds with the age of a row; an index covers it, of the same rows as `where`. */
  by: string
  retentionMs: number
  /** SQL of further conditions on a row, written here and nowhere else. */
  where?: string
}

const HOUR_MS = 3_600_000

/**
 * Retention of rows that are created by use and are no books; docs/operate/data.md lists the other tables. Orders,
 * tickets, payments, refunds, their checks and the audit stay: the law and the accounts need them.
 */
export const PRUNE_RULES: readonly PruneRule[] = [
  // No session of that age opens anything, used or not; a day more for a clock that is behind.
  { table: 'sessions', key: ['id'], by: 'created_at', retentionMs: SESSION_LASTS_MS + DAY_MS },
  // An order is refused by its own timestamp ten minutes after it was sent, whatever its key.
  { table: 'idempotency_keys', key: ['account_id', 'key'], by: 'created_at', retentionMs: 30 * DAY_MS },
  // Staff see the mails of an order; a code is of no use after minutes.
  {
    table: 'outbox',
    key: ['id'],
    by: 'created_at',
    retentionMs: 7 * DAY_MS,
    where: `state = 'done' and kind = 'mail:verification-code'`,
  },
  { table: 'outbox', key: ['id'], by: 'created_at', retentionMs: 90 * DAY_MS, where: `state = 'done'` },
  { table: 'outbox', key: ['id'], by: 'created_at', retentionMs: 365 * DAY_MS, where: `state = 'dead'` },
  { table: 'card_errors', key: ['id'], by: 'logged_at', retentionMs: 90 * DAY_MS },
  { table: 'login_failures', key: ['id'], by: 'failed_at', retentionMs: FAILURE_MEMORY_MS },
  { table: 'verification_codes', key: ['id'], by: 'created_at', retentionMs: CODES_COUNTED_MS },
  { table: 'limit_counters', key: ['key', 'window_start'], by: 'ends_at', retentionMs: 0 },
  { table: 'limit_locks', key: ['key'], by: 'used_at', retentionMs: DAY_MS },
  { table: 'mailbox_gaps', key: ['subject'], by: 'mailed_at', retentionMs: ACCOUNT_LIMITS.codeGap.forgottenMs },
  {
    table: 'mailbox_place_gaps',
    key: ['subject', 'place'],
    by: 'mailed_at',
    retentionMs: ACCOUNT_LIMITS.codeGap.forgottenMs,
  },
  { table: 'partner_calls', key: ['call_hash'], by: 'expires_at', retentionMs: 0 },
  { table: 'staff_enrolment_codes', key: ['account_id'], by: 'expires_at', retentionMs: 0 },
  { table: 'captcha_challenges', key: ['sid_hash', 'action'], by: 'expires_at', retentionMs: 0 },
  { table: 'wechat_states', key: ['state_hash'], by: 'expires_at', retentionMs: 0 },
  // What browsers reported of versions; the privacy terms name this age.
  { table: 'release_visits', key: ['visit', 'app', 'event_no'], by: 'counted_at', retentionMs: 30 * DAY_MS },
  // Exported files of staff; they name passengers.
  { table: 'list_exports', key: ['export_id'], by: 'started_at', retentionMs: DAY_MS },
  // A refund quote that was not used; a used one is part of the refund.
  { table: 'refund_quotes', key: ['quote_no'], by: 'valid_until', retentionMs: HOUR_MS, where: 'used_at is null' },
]
