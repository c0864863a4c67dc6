import type { BuildContracts } from '@shuttle/contracts'
import { type KnownFields, resolveFields } from './resolve-value'
import type { SourceGraph } from './source-graph'
import { getArguments, getName, getProperty, type Node, visitNodes } from './syntax'

type Calls = BuildContracts['uses']['calls']

const CALL_NAME = /Call$/

/** Path of a call by the name of its definition, such as `placeOrderCall`. */
const findCallPath = (graph: SourceGraph, file: string, node: Node | undefined): string | undefined => {
  const name = getName(node)
  if (node?.type !== 'Identifier' || name === undefined || !CALL_NAME.test(name)) return undefined
  const found = graph.find(file, name)
  const [definition] = found?.node.type === 'CallExpression' ? getArguments(found.node) : []
  const path = definition && getProperty(definition, 'path')
  return path?.type === 'StringLiteral' ? String(path.value) : undefined
}

/** Calls of the service that the build makes, with the fields that it sends. */
export const readCalls = (
  graph: SourceGraph,
  { isBuilt, toName }: { isBuilt: (literal: string) => boolean; toName: (file: string) => string },
): Calls => {
  const found = new Map<string, KnownFields & { file: string }>()
  for (const file of graph.files.filter((one) => /Call\b/.test(graph.text(one)))) {
    visitNodes(graph.parse(file).tree, (node) => {
      if (node.type !== 'CallExpression') return
      const [call, body] = getArguments(node)
      const path = findCallPath(graph, file, call)
      if (path === undefined || !isBuilt(path)) return
      const fields = body ? resolveFields(graph, { file, node: body }) : { names: [], isOpen: true }
      const known = found.get(path)
      found.set(path, {
        file: known?.file ?? toName(file),
        names: [...new Set([...(known?.names ?? []), ...fields.names])].sort(),
        isOpen: fields.isOpen || (known?.isOpen ?? false),
      })
    })
  }
  return Object.fromEntries(
    [...found]
      .sort(([left], [right]) => left.localeCompare(right))
      .map(([path, { file, names, isOpen }]) => [path, { file, fields: names, ...(isOpen && { isOpen }) }]),
  )
}
