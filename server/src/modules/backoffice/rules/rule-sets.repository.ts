import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'

export type RuleSetName = 'sales' | 'captcha' | 'survey'

/** One row for each set of rules, which edits lock. */
interface RuleSetRow {
  name: RuleSetName
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
export const lockRuleSet = async (trx: Transaction<Database>, name: RuleSetName): Promise<void> => {
  await trx.selectFrom('rule_sets').select('name').where('name', '=', name).forUpdate().executeTakeFirstOrThrow()
}
