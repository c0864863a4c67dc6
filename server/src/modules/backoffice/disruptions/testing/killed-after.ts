import type { BinaryOperationNode } from 'kysely'
import {
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueNode,
} from 'kysely'

const plugin = (transformQuery: KyselyPlugin['transformQuery']): KyselyPlugin => ({
  transformQuery,
  transformResult: async ({ result }) => result,
})

/**
 * The same database for a process that dies: after so many statements none is sent any more, so what is not committed
 * is lost.
 */
export const killedAfter = <Tables>(db: Kysely<Tables>, statements: number): Kysely<Tables> => {
  let left = statements
  return db.withPlugin(
    plugin(({ node }) => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return node
    }),
  )
}

const isOrderTable = ({ table }: UpdateQueryNode): boolean =>
  table !== undefined && TableNode.is(table) && table.table.identifier.name === 'disruption_orders'

class GuardRemover extends OperationNodeTransformer {
  #isOrder = false
  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    this.#isOrder = isOrderTable(node)
    const changed = super.transformUpdateQuery(node)
    this.#isOrder = false
    return changed
  }
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { rightOperand: right } = node
    const isGuard = this.#isOrder && right.kind === 'ValueNode' && (right as ValueNode).value === 'waiting'
    if (!isGuard) return super.transformBinaryOperation(node)
    return { ...node, operator: OperatorNode.create('!='), rightOperand: ValueNode.create('no such state') }
  }
}

/**
 * The same database without the guard on an order, which can be taken repeatedly; the control runs the service's own
 * job on it.
 */
export const withoutTurns = <Tables>(db: Kysely<Tables>): Kysely<Tables> => {
  const remover = new GuardRemover()
  return db.withPlugin(plugin(({ node }) => remover.transformNode(node)))
}

/** The same database, which answers the first query for the orders of a disruption when `wait` is over. */
export const afterListing = <Tables>(db: Kysely<Tables>, wait: () => Promise<void>): Kysely<Tables> => {
  let listing: object | undefined
  return db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const from = SelectQueryNode.is(node) ? node.from?.froms[0] : undefined
      if (from && TableNode.is(from) && from.table.identifier.name === 'disruption_orders') listing ??= queryId
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId === listing) await wait()
      return result
    },
  })
}
