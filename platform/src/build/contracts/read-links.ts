import { resolvePaths } from './resolve-value'
import type { SourceGraph } from './source-graph'
import { getArguments, getCallee, getName, isNode, type Node, visitNodes } from './syntax'

const LINK_KEY = /^(to|href|\w+Href)$/
const NAVIGATORS = new Set(['navigate', 'useGoBack'])

/** The expression that a node makes an address of. */
const findAddress = (node: Node): Node | undefined => {
  if (NAVIGATORS.has(getCallee(node) ?? '')) return getArguments(node)[0]
  const isPair = node.type === 'JSXAttribute' || node.type === 'KeyValueProperty'
  const name = getName(node.name) ?? getName(node.key)
  return isPair && LINK_KEY.test(name ?? '') && isNode(node.value) ? node.value : undefined
}

/** Path -> source file that links to it. */
export const readLinks = (
  graph: SourceGraph,
  { isBuilt, toName }: { isBuilt: (literal: string) => boolean; toName: (file: string) => string },
): Record<string, string> => {
  const links = new Map<string, string>()
  for (const file of graph.files.filter((one) => /\bto\b|[hH]ref\b|\b(navigate|useGoBack)\b/.test(graph.text(one)))) {
    visitNodes(graph.parse(file).tree, (node) => {
      const address = findAddress(node)
      for (const path of address ? resolvePaths(graph, { file, node: address }) : [])
        if (!links.has(path) && isBuilt(path)) links.set(path, toName(file))
    })
  }
  return Object.fromEntries([...links].sort(([left], [right]) => left.localeCompare(right)))
}
