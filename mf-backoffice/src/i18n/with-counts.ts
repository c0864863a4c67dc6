import type { TextKey, Translate } from '@shuttle/i18n'
import { groupedInserts } from '@shuttle/i18n/translate'

/** The same texts, in which inserted numbers have their thousands separated. */
export const withCounts = <Tree>(t: Translate<Tree>): Translate<Tree> => {
  const translate = t as (key: TextKey<Tree>, options: Readonly<Record<string, unknown>>) => string
  return (key, inserts) => (inserts ? translate(key, groupedInserts(inserts)) : t(key))
}
