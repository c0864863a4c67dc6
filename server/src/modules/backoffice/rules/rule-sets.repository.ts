import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'

export type RuleSet = 'sales' | 'captcha' | 'survey'

/** One row for each set of rules, which edits lock. */
interface RuleSetRow {
  name: RuleSet
}

declare module '../../../database/types' {
  interface Database {
    rule_sets: RuleSetRow
  }
}

/**
 * Locks a set of rules until this edit is done: a rule is checked against all others of its set. Passengers do not
 * wait.
 */
export const lockRuleSet = async (trx: Transaction<Database>, name: RuleSet): Promise<void> => {
  await trx.selectFrom('rule_sets').select('name').where('name', '=', name).forUpdate().executeTakeFirstOrThrow()
}
