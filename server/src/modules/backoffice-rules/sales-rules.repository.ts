import type { SalesRule } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/types'
import type { SalesRuleRow } from '../sales'

/** Every rule of the sales policy. */
export const listSalesRules = (db: Kysely<Database>): Promise<SalesRuleRow[]> =>
  db.selectFrom('sales_rules').selectAll().orderBy('id').execute()

const toColumns = (rule: SalesRule): Omit<SalesRuleRow, 'id' | 'revision'> => ({
  kind: rule.kind,
  fare_types: 'fareTypes' in rule ? rule.fareTypes.join() : '',
  above_level: 'aboveLevel' in rule ? rule.aboveLevel : 0,
  need: rule.kind === 'passenger-details' ? rule.need : '',
  notice: rule.kind === 'notice' ? rule.notice : '',
  applies_to: rule.appliesTo.join(),
  valid_from: rule.from ?? null,
  valid_to: rule.until ?? null,
})

/** Adds a rule; undefined where one of this id was added concurrently. */
export const addSalesRule = (
  trx: Transaction<Database>,
  id: string,
  rule: SalesRule,
): Promise<SalesRuleRow | undefined> =>
  trx
    .insertInto('sales_rules')
    .values({ id, ...toColumns(rule), revision: 1 })
    .onConflict((same) => same.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const storeSalesRule = (trx: Transaction<Database>, id: string, rule: SalesRule): Promise<SalesRuleRow> =>
  trx
    .updateTable('sales_rules')
    .set(({ eb }) => ({ ...toColumns(rule), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
