import { ProviderFault } from './payment-provider'

/** Meanings of the codes of one field of a provider. */
export type CodeTable<Meaning> = Readonly<Record<string, Meaning>>

/** Meaning of a code; undefined for one that is not in the table, also where objects inherit such a name. */
export const findMeaning = <Meaning>(table: CodeTable<Meaning>, code: string): Meaning | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

/**
 * The same, for fields whose other codes are unknown: those are `unreadable`, and neither 'declined' nor 'nothing
 * paid'.
 */
export const getMeaning = <Meaning>(what: string, table: CodeTable<Meaning>, code: string): Meaning => {
  const meaning = findMeaning(table, code)
  if (meaning === undefined) throw new ProviderFault('unreadable', `${what} ${code.slice(0, 60)} is not known`)
  return meaning
}
