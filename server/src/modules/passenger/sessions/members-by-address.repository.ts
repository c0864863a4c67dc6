import { expressionBuilder } from 'kysely'
import type { Database } from '../../../database/types'

/** A pattern for a prefix, in which `%` and `_` are plain characters. */
const beginsWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Ids of the members whose address has this part, in small letters. Of an address with its `@` all members are read for
 * a part only where no address begins with it, which an index finds.
 */
export const membersByAddress = (part: string) => {
  const members = (like: string) =>
    expressionBuilder<Database>().selectFrom('accounts').select('accounts.id').where('accounts.email', 'like', like)
  const anywhere = members(`%${beginsWith(part)}`)
  const beginning = members(beginsWith(part))
  return /.@/.test(part)
    ? beginning.unionAll(anywhere.where((member) => member.not(member.exists(beginning))))
    : anywhere
}
