import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'

declare global {
  /** Given by the jest environment of the service: schemas that no suite uses now, by what they were filled with. */
  var schemaShelf: Map<string, ShelvedSchema[]>
}

/** A schema and what it was when it was filled. */
export interface ShelvedSchema {
  name: string
  /** What its tables are like, to notice a suite that changed one. */
  shape: string
}

/** Suites of one worker follow each other closely: a name used twice would meet the end of the one before. */
export const newSchemaName = (): string => `test_${randomUUID().replaceAll('-', '')}`

const readShape = async (lite: PGlite, schema: string): Promise<string> => {
  const { rows } = await lite.query<{ shape: string }>(
    `select md5(string_agg(concat_ws(' ', c.oid, a.attname, a.atttypid, a.attnotnull), ',' order by c.oid, a.attnum)) as shape
     from pg_class c join pg_attribute a on a.attrelid = c.oid where c.relnamespace = to_regnamespace($1)`,
    [schema],
  )
  return rows[0]?.shape ?? ''
}

/** Copies every row that stands, and makes a function of the schema that puts these rows back and takes all others away. */
const saveRows = async (lite: PGlite, schema: string): Promise<void> => {
  const { rows } = await lite.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    [schema],
  )
  await lite.exec(`create schema ${schema}_rows`)
  let body = ''
  for (const { name } of rows) {
    body += `delete from ${schema}.${name};\n`
    const { rows: some } = await lite.query(`select from ${schema}.${name} limit 1`)
    if (some.length === 0) continue
    await lite.exec(`create table ${schema}_rows.${name} as table ${schema}.${name}`)
    body += `insert into ${schema}.${name} table ${schema}_rows.${name};\n`
  }
  // As a replica: keys between tables need not be checked for rows that stood together before.
  await lite.exec(
    `create function ${schema}_rows.put_back() returns void language plpgsql set session_replication_role = replica
     as $$ begin\n${body}end $$`,
  )
}

/** A schema as `make` leaves it: one that an earlier suite of this worker is done with, or a new one. */
export const takeSchema = async (
  lite: PGlite,
  filledWith: string,
  make: (schema: string) => Promise<void>,
): Promise<ShelvedSchema> => {
  const shelved = globalThis.schemaShelf.get(filledWith)?.pop()
  if (shelved) {
    await lite.exec(`select ${shelved.name}_rows.put_back()`)
    return shelved
  }
  const name = newSchemaName()
  await lite.exec(`create schema ${name}`)
  await make(name)
  await saveRows(lite, name)
  return { name, shape: await readShape(lite, name) }
}

/** Puts a schema back for the next suite, unless its tables are no longer what they were. */
export const returnSchema = async (lite: PGlite, filledWith: string, schema: ShelvedSchema): Promise<void> => {
  if ((await readShape(lite, schema.name)) !== schema.shape) {
    await lite.exec(`drop schema if exists ${schema.name}, ${schema.name}_rows cascade`)
    return
  }
  const shelf = globalThis.schemaShelf.get(filledWith) ?? []
  globalThis.schemaShelf.set(filledWith, [...shelf, schema])
}
