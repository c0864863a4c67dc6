import { join } from 'node:path'
import type { BuildContracts, BuildRecord, ValueSchema } from '@shuttle/contracts'
import type { SourceGraph, SourceImports } from './source-graph'
import { getArguments, getName, getNodes, isNode, type Node, unwrap, visitNodes } from './syntax'

type Slots = BuildContracts['provides']['slots']

/** The file that `remote.ts` imports for a slot. */
const findFillerFile = (
  graph: SourceGraph,
  imports: SourceImports,
  { remote, slot }: { remote: string; slot: string },
): string | undefined => {
  let request: string | undefined
  visitNodes(graph.parse(remote).tree, (node) => {
    if (node.type !== 'KeyValueProperty' || getName(node.key) !== slot || !isNode(node.value)) return
    visitNodes(node.value, (inner) => {
      if (inner.type !== 'CallExpression' || !isNode(inner.callee) || inner.callee.type !== 'Import') return
      request = getName(getArguments(inner)[0])
    })
  })
  return request === undefined ? undefined : imports.get(remote)?.get(request)?.[0]
}

/** The first parameter of a component, below `memo(...)` and the like. */
const findProps = (graph: SourceGraph, file: string, component: Node): Node | undefined => {
  const node = unwrap(component)
  if (node.type === 'Identifier') {
    const found = graph.find(file, String(node.value))
    return found && findProps(graph, found.file, found.node)
  }
  if (node.type === 'CallExpression') {
    const [inner] = getArguments(node)
    return inner && findProps(graph, file, inner)
  }
  const [first] = getNodes(node.params)
  return first?.type === 'Parameter' && isNode(first.pat) ? first.pat : first
}

/** Restricts the schema of the contract to the props that a component reads. */
export const restrictToRead = (contract: ValueSchema, props: Node | undefined): ValueSchema => {
  if (props?.type !== 'ObjectPattern') return contract
  const parts = getNodes(props.properties)
  const named = parts.flatMap((part) => {
    const name = getName(part.key)
    if (name === undefined) return []
    const hasDefault =
      isNode(part.value) && (part.type === 'AssignmentPatternProperty' || part.value.type === 'AssignmentPattern')
    return [{ name, hasDefault }]
  })
  const hasRest = parts.some(({ type }) => type === 'RestElement')
  const known = contract.properties ?? {}
  const rest = hasRest ? known : {}
  const properties = { ...rest, ...Object.fromEntries(named.map(({ name }) => [name, known[name] ?? {}])) }
  const optional = named.filter(({ hasDefault }) => hasDefault).map(({ name }) => name)
  const unknown = named.map(({ name }) => name).filter((name) => !Object.hasOwn(known, name))
  const required = [...(contract.required ?? []), ...unknown]
  return {
    type: 'object',
    properties,
    required: required.filter((name) => Object.hasOwn(properties, name) && !optional.includes(name)),
  }
}

/** The props that the filler of each slot accepts. */
export const readFillers = (
  graph: SourceGraph,
  imports: SourceImports,
  {
    manifest: { slots, declares } = { slots: [] },
    ...options
  }: {
    dir: string
    manifest: Pick<NonNullable<BuildRecord['manifest']>, 'slots' | 'declares'> | undefined
    schemas: ReadonlyMap<string, ValueSchema>
    toName: (file: string) => string
  },
): Slots =>
  Object.fromEntries(
    slots.map((slot) => {
      const remote = join(options.dir, 'src/remote.ts')
      const contract = options.schemas.get(slot) ?? declares?.slots?.[slot]?.props ?? { type: 'object' as const }
      const file = imports.has(remote) ? findFillerFile(graph, imports, { remote, slot }) : undefined
      const found = file === undefined ? undefined : graph.findExport(file, 'Slot')
      const props = found && findProps(graph, found.file, found.node)
      return [slot, { file: options.toName(file ?? remote), schema: restrictToRead(contract, props) }]
    }),
  )
