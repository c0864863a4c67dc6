import { type Kysely, sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { migrate } from './migrate'
import type { Database } from './types'

let db: Kysely<Database>
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
  const { rows } = await sql<{ name: string }>`select current_schema()::text as name`.execute(db)
  const schema = rows[0]?.name ?? ''
  await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await migrate(db, '0680-sealed-documents')
  await fillAsBefore()
  await migrate(db)
})
afterAll(() => close())

const fillAsBefore = async () => {
  const row = { kind: 'mail:order-paid', payload: '{}', state: 'dead' as const, due_at: 0, attempts: 20, created_at: 0 }
  const causes = {
    quoted: '550 <ming@mail.test>: rejected, ask post@mail.test',
    timeout: 'Connection timeout',
    none: null,
  }
  const rows = Object.entries(causes).map(([id, last_error]) => ({ ...row, id, last_error }))
  await db.insertInto('outbox').values(rows).execute()
  await db.insertInto('login_failures').values({ id: 'a', subject: 'account:hash', failed_at: 1 }).execute()
}

describe('[D6.rights.1] the migration that hides addresses', () => {
  it('leaves why a mail failed, without the addresses', async () => {
    const rows = await db.selectFrom('outbox').select(['id', 'last_error']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 'none', last_error: null },
      { id: 'quoted', last_error: '550 <address>: rejected, ask <address>' },
      { id: 'timeout', last_error: 'Connection timeout' },
    ])
  })

  it('leaves no failed sign-in under a hash without a key', async () => {
    expect(await db.selectFrom('login_failures').selectAll().execute()).toEqual([])
  })
})
