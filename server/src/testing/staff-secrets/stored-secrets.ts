import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/types'

/** Columns whose values leave the service in no answer; e-mail addresses of staff are apart from those of passengers. */
export const SECRET_COLUMNS = [
  'accounts.email',
  'accounts.password_hash',
  'audit_entries.hash',
  'audit_entries.previous_hash',
  'audit_head.hash',
  'audit_seals.hash',
  'audit_seals.signature',
  'captcha_challenges.answer_hash',
  'captcha_challenges.sid_hash',
  'coupon_issues.key_hash',
  'coupon_issues.request_hash',
  'coupon_issues.salt',
  'coupons.code_hash',
  'delays.request_hash',
  'departure_changes.request_hash',
  'departure_changes.void_pickup_code',
  'disruptions.request_hash',
  'idempotency_keys.request_hash',
  'order_passengers.id_number',
  'order_passengers.id_sealed',
  'order_passengers.phone_hash',
  'orders.pickup_code',
  'partner_calls.call_hash',
  'payment_attempts.request_hash',
  'payment_attempts.session_id',
  'payment_attempts.success_indicator',
  'payment_payers.payer',
  'refund_requests.email',
  'refund_requests.request_hash',
  'sessions.secret_hash',
  'staff_enrolment_codes.code_hash',
  'staff_factors.secret_sealed',
  'staff_recovery_codes.code_hash',
  'verification_codes.code_hash',
  'verification_codes.email',
  'verification_codes.range_hash',
  'wechat_identities.openid',
  'wechat_states.browser_hash',
  'wechat_states.state_hash',
] as const

const NAMES =
  '(hash|secret|sealed$|salt|password|email|phone|openid|payer$|signature|session_id|indicator|pickup_code|id_number)'

/** Text columns that are named as a secret, without those of builds, which are public, and of references to rows. */
export const findSecretColumns = async (db: Kysely<Database>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = current_schema() and data_type = 'text'
    and column_name ~ ${NAMES} and table_name not like 'release%'
    and table_name || '.' || column_name <> 'staff_sessions.session_id'`.execute(db)
  return rows.map(({ name }) => name).sort()
}

/** Fills the columns that no call of the stage writes with values that can be recognised. */
export const seedSecrets = async (db: Kysely<Database>, { orderNo }: { orderNo: string }): Promise<void> => {
  const [expires_at, id] = [9_999_999_999_999, 'seeded-row']
  await sql`update accounts set password_hash = 'seeded-password-hash-' || id, nickname = 'Nick ' || member_number`.execute(
    db,
  )
  await sql`update order_passengers set id_number = 'SEEDED-DOCUMENT-0815' where order_no <> ${orderNo}`.execute(db)
  await sql`update payment_attempts set request_hash = 'seeded-attempt-' || request_no`.execute(db)
  await db
    .insertInto('verification_codes')
    .values({
      ...{ id, expires_at, email: 'seeded.code@mail.test', code_hash: 'seeded-code-hash', range_hash: 'seeded-range' },
      ...{ created_at: 0, tries: 0, spent_for: null },
    })
    .execute()
  await db
    .insertInto('captcha_challenges')
    .values({
      ...{ sid_hash: 'seeded-sid-hash', answer_hash: 'seeded-answer-hash', seed: 'seeded-seed', action: 'order' },
      ...{ expires_at, spent_for: null, passed: false },
    })
    .execute()
  await db
    .insertInto('departure_changes')
    .values({
      ...{ order_no: orderNo, request_key: id, request_hash: 'seeded-change-hash', changed_at: 0 },
      ...{ from_date: '2026-11-24', from_begin_time: '09:00', from_end_time: '10:00', to_date: '2026-11-24' },
      ...{ to_begin_time: '13:00', to_end_time: '14:00', void_pickup_code: 'SEEDEDPICKUP' },
    })
    .execute()
  await sql`insert into idempotency_keys (account_id, key, request_hash, order_no, created_at)
    select account_id, 'seeded-key', 'seeded-key-hash', order_no, 0 from orders where order_no = ${orderNo}`.execute(db)
  await sql`insert into wechat_identities (openid, account_id, created_at)
    select 'seeded-openid', account_id, 0 from orders where order_no = ${orderNo}`.execute(db)
  await sql`insert into wechat_states (state_hash, browser_hash, success_path, expires_at)
    values ('seeded-state-hash', 'seeded-browser-hash', '/', 0)`.execute(db)
  await sql`insert into partner_calls (call_hash, expires_at) values ('seeded-call-hash', ${expires_at})`.execute(db)
  await sql`insert into audit_seals (day, entries, hash, sealed_at, signature)
    values ('2026-11-20', 0, 'seeded-seal-hash', 0, 'seeded-seal-signature')`.execute(db)
}

/** Secrets by their kind: a column, or another name. */
export type SecretValues = Map<string, Set<string>>

/** Adds a secret that is longer than a number of few digits. */
export const addSecret = (secrets: SecretValues, kind: string, value: string | null): void => {
  if (value !== null && value.length > 5) secrets.set(kind, (secrets.get(kind) ?? new Set()).add(value))
}

/** Adds the current values of all secret columns, each with its kind. */
export const collectSecrets = async (db: Kysely<Database>, secrets: SecretValues): Promise<void> => {
  const parts = SECRET_COLUMNS.map((name) => {
    const [table = '', column = ''] = name.split('.')
    const rest = name === 'accounts.email' ? sql` where level < 9` : sql``
    return sql`select ${sql.lit(name)} as kind, ${sql.ref(column)} as value from ${sql.table(table)}${rest}`
  })
  const { rows } = await sql<{ kind: string; value: string | null }>`${sql.join(parts, sql` union all `)}`.execute(db)
  for (const { kind, value } of rows) addSecret(secrets, kind, value)
  const staff = await db.selectFrom('accounts').select('email').where('level', '=', 9).execute()
  for (const { email } of staff) addSecret(secrets, 'e-mail of staff', email)
}
