import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files'
import { findStraySql } from './sql-check'

describe('the check of SQL outside repositories', () => {
  it.each([
    ["db.selectFrom('orders')", '.selectFrom('],
    ["trx.insertInto('orders')", '.insertInto('],
    ["trx.updateTable('orders')", '.updateTable('],
    ["trx.deleteFrom('orders')", '.deleteFrom('],
    ['sql`select 1`', 'sql`'],
    ['sql<number>`select 1`', 'sql<number>`'],
  ])('refuses %s in a command', (text, what) => {
    const file = 'server/src/modules/passenger/orders/cancel-order.ts'
    expect(findStraySql(file, text)).toEqual([`${file}: ${what}`])
    expect(findStraySql('server/src/http/answer.ts', text)).toHaveLength(1)
    expect(findStraySql('server/src/app.ts', text)).toHaveLength(1)
  })

  it.each([
    'server/src/modules/passenger/orders/orders.repository.ts',
    'server/src/modules/passenger/orders/cancel-order.test.ts',
    'server/src/database/migrate.ts',
  ])('the check of SQL lets %s query', (file) => expect(findStraySql(file, "db.selectFrom('orders')")).toEqual([]))

  it('no source file has SQL outside a repository', () => {
    const files = sourceFiles(process.cwd())
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((file) => findStraySql(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})
