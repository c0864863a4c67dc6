import { type Kysely, OperationNodeTransformer, type SelectQueryNode } from 'kysely'

const LOCKS = ['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare', 'SkipLocked', 'NoWait']

class RowLockRemover extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers, ...select } = super.transformSelectQuery(node)
    const others = (endModifiers ?? []).filter(({ modifier }) => modifier === undefined || !LOCKS.includes(modifier))
    return { ...select, ...(others.length > 0 && { endModifiers: others }) }
  }
}

/** The same database whose `select ... for update` locks nothing: what the control of a race runs the service's own code on. */
export const withoutRowLocks = <Tables>(db: Kysely<Tables>): Kysely<Tables> => {
  const remover = new RowLockRemover()
  return db.withPlugin({
    transformQuery: ({ node }) => remover.transformNode(node),
    transformResult: async ({ result }) => result,
  })
}
