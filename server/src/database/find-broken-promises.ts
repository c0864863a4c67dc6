/** What code that reads and writes a table knows of a column. */
export interface SchemaColumn {
  type: string
  nullable: boolean
  hasDefault: boolean
}
/** Columns by table and name. */
export type SchemaColumns = Readonly<Record<string, Readonly<Record<string, SchemaColumn>>>>

const findInColumn = (name: string, was: SchemaColumn, is: SchemaColumn | undefined): string[] => {
  if (!is) return [`${name} is gone`]
  return [
    ...(is.type === was.type ? [] : [`${name} was ${was.type} and is ${is.type}`]),
    ...(was.nullable && !is.nullable ? [`${name} takes no null any more`] : []),
    ...(was.hasDefault && !is.hasDefault && !is.nullable ? [`${name} has no default any more`] : []),
  ]
}

/** Why code that was made for the schema before cannot run on the one after: expand first, contract a release later. */
export const findBrokenPromises = (before: SchemaColumns, after: SchemaColumns): string[] =>
  Object.entries(before).flatMap(([table, columns]) => {
    const now = after[table]
    if (!now) return [`${table} is gone`]
    const changed = Object.entries(columns).flatMap(([name, was]) => findInColumn(`${table}.${name}`, was, now[name]))
    const demanded = Object.entries(now).flatMap(([name, is]) =>
      columns[name] || is.nullable || is.hasDefault ? [] : [`${table}.${name} is new and must be given`],
    )
    return [...changed, ...demanded]
  })
