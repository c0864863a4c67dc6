import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openEmbedded } from '../embedded'
import { rewriteEmbedded } from '../rewrite-embedded'

/**
 * `forget-a-row.ts <folder> <address>`: prints how many files of an embedded database hold the address after its rows were emptied, and
 * after the rewrite. In a process of its own, because the database cannot be opened in a folder inside of jest.
 */
const [folder = '', address = ''] = process.argv.slice(2)
const countFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(address),
  ).length

const db = await openEmbedded(folder)
await sql`create table people (id int primary key, email text)`.execute(db)
await sql`create index people_by_email on people (email)`.execute(db)
await sql`insert into people select n, 'p' || n || ${address} from generate_series(1, 50) n`.execute(db)
await sql`update people set email = null`.execute(db)
await sql`checkpoint`.execute(db)
const emptied = countFiles()
await rewriteEmbedded(db)
const rewritten = countFiles()
const { rows } = await sql<{ people: number }>`select count(*)::int as people from people`.execute(db)
await db.destroy()
process.stdout.write(JSON.stringify({ emptied, rewritten, closed: countFiles(), people: rows[0]?.people }))
