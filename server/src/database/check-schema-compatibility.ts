/** The facts of a column that code which reads and writes its table relies on. */
export interface SchemaColumn {
  type: string
  nullable: boolean
  hasDefault: boolean
}
export interface SchemaTable {
  /** By name. */
  columns: Readonly<Record<string, SchemaColumn>>
  /** Rules by which PostgreSQL refuses rows: `CHECK ...`, `UNIQUE ...`, `FOREIGN KEY ...`, unique indexes. */
  rules: readonly string[]
}
/** Tables by name. */
export type Schema = Readonly<Record<string, SchemaTable>>

const findInColumn = (name: string, was: SchemaColumn, is: SchemaColumn | undefined): string[] => {
  if (!is) return [`${name} is gone`]
  return [
    ...(is.type === was.type ? [] : [`${name} was ${was.type} and is ${is.type}`]),
    ...(was.nullable && !is.nullable ? [`${name} takes no null any more`] : []),
    ...(was.hasDefault && !is.hasDefault && !is.nullable ? [`${name} has no default any more`] : []),
  ]
}

/** Why code that was made for the schema before cannot run on the one after: expand first, contract a release later. */
export const checkSchemaCompatibility = (before: Schema, after: Schema): string[] =>
  Object.entries(before).flatMap(([table, { columns, rules }]) => {
    const now = after[table]
    if (!now) return [`${table} is gone`]
    const changed = Object.entries(columns).flatMap(([name, was]) =>
      findInColumn(`${table}.${name}`, was, now.columns[name]),
    )
    const demanded = Object.entries(now.columns).flatMap(([name, is]) =>
      columns[name] || is.nullable || is.hasDefault ? [] : [`${table}.${name} is new and must be given`],
    )
    // It cannot be checked here whether all writes of the version before obey a new rule.
    const refused = now.rules.flatMap((rule) => (rules.includes(rule) ? [] : [`${table} has a new rule: ${rule}`]))
    return [...changed, ...demanded, ...refused]
  })
