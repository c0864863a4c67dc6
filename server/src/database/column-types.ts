/** `bigint` comes as text from pg, `date` as a JavaScript Date: these parsers return the types of our tables. */
export const COLUMN_PARSERS: ReadonlyArray<{ oid: number; parse: (text: string) => unknown }> = [
  { oid: 20, parse: Number },
  { oid: 1082, parse: (text) => text },
  { oid: 1700, parse: Number },
]
