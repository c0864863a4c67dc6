/** A code this build does not know, with its raw value: shown as it is, never guessed at. */
export type UnknownCode = `unknown:${string}`
export type Coded<Known extends string> = Known | UnknownCode

export const unknownCode = (raw: string): UnknownCode => `unknown:${raw}`
export const isUnknownCode = (value: string): value is UnknownCode => value.startsWith('unknown:')

/** Reads a wire code by its table. */
export const readCode = <Known extends string>(table: Readonly<Record<string, Known>>, raw: string): Coded<Known> =>
  Object.hasOwn(table, raw) ? (table[raw] ?? unknownCode(raw)) : unknownCode(raw)

/** Reads a code that cannot do harm when it is missing: undefined instead of an unknown. */
export const readKnown = <Known extends string>(
  table: Readonly<Record<string, Known>>,
  raw: string,
): Known | undefined => (Object.hasOwn(table, raw) ? table[raw] : undefined)
