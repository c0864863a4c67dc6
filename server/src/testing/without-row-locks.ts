import { type Kysely, OperationNodeTransformer, type SelectQueryNode } from 'kysely'

const LOCKS = ['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare', 'SkipLocked', 'NoWait']

class RowLockRemover extends OperationNodeTransformer {
  readonly #locks: readonly string[]
  constructor(locks: readonly string[]) {
    super()
    this.#locks = locks
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers, ...select } = super.transformSelectQuery(node)
    const others = (endModifiers ?? []).filter(
      ({ modifier }) => modifier === undefined || !this.#locks.includes(modifier),
    )
    return { ...select, ...(others.length > 0 && { endModifiers: others }) }
  }
}

/**
 * The same database whose `select ... for update` locks nothing, or without some of its locks: the control of a race
 * runs the service's own code on it.
 */
export const withoutRowLocks = <Tables>(db: Kysely<Tables>, locks: readonly string[] = LOCKS): Kysely<Tables> => {
  const remover = new RowLockRemover(locks)
  return db.withPlugin({
    transformQuery: ({ node }) => remover.transformNode(node),
    transformResult: async ({ result }) => result,
  })
}
