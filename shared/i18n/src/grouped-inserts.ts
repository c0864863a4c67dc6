import { formatCount } from '@shuttle/domain'

export type Inserts = Readonly<Record<string, string | number>>

/** What a text inserts, numbers with their thousands separated; the plural still follows the number. */
export const groupedInserts = (inserts: Inserts = {}): Record<string, unknown> => ({
  ...inserts,
  replace: Object.fromEntries(
    Object.entries(inserts).map(([name, value]) => [name, typeof value === 'number' ? formatCount(value) : value]),
  ),
})
