import { BASE_PATH } from '@shuttle/contracts'
import type { Found, SourceGraph } from './source-graph'
import { getArguments, getName, getNodes, getProperty, isNode, type Node, unwrap } from './syntax'

const MAX_DEPTH = 12

/** Names of parameters -> the arguments of the call that is followed. */
type Given = ReadonlyMap<string, Found>
interface At extends Found {
  given: Given
  depth: number
}

const isFunction = ({ type }: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].includes(type)

/** Expressions that a function may return. */
const findReturns = (body: Node): Node[] => {
  if (body.type !== 'BlockStatement' && body.type !== 'FunctionBody') return [body]
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (isFunction(node)) return
    if (node.type === 'ReturnStatement' && isNode(node.argument)) found.push(node.argument)
    for (const value of Object.values(node)) {
      if (isNode(value)) visit(value)
      else for (const one of getNodes(value)) visit(one)
    }
  }
  visit(body)
  return found
}

const getParameterName = (parameter: Node): string | undefined => {
  if (parameter.type === 'Parameter' && isNode(parameter.pat)) return getParameterName(parameter.pat)
  if (parameter.type === 'AssignmentPattern') return getName(parameter.left)
  return getName(parameter)
}

/** What a call may return, with the arguments bound to the parameters. */
const followCall = (graph: SourceGraph, call: Node, at: At): At[] => {
  const name = getName(call.callee)
  const called = name === undefined ? undefined : graph.find(at.file, name)
  if (!called || !isFunction(called.node) || !isNode(called.node.body)) return []
  const given = new Map<string, Found>()
  const values = getArguments(call)
  for (const [index, parameter] of getNodes(called.node.params).entries()) {
    const parameterName = getParameterName(parameter)
    const value = values[index]
    if (parameterName !== undefined && value) given.set(parameterName, { file: at.file, node: value })
  }
  return findReturns(called.node.body).map((node) => ({ file: called.file, node, given, depth: at.depth + 1 }))
}

/** Steps from an expression to those that it may be; undefined when it is an end itself. */
const follow = (graph: SourceGraph, at: At): At[] | undefined => {
  const { node } = at
  const go = (next: unknown): At[] => (isNode(next) ? [{ ...at, node: next, depth: at.depth + 1 }] : [])
  switch (node.type) {
    case 'Identifier': {
      const name = String(node.value)
      const parameter = at.given.get(name)
      const found = parameter ?? graph.find(at.file, name)
      return found ? [{ ...found, given: parameter ? new Map() : at.given, depth: at.depth + 1 }] : []
    }
    case 'ConditionalExpression':
      return [...go(node.consequent), ...go(node.alternate)]
    case 'CallExpression':
      return followCall(graph, node, at)
    case 'AwaitExpression':
      return go(node.argument)
    case 'MemberExpression': {
      const [property, object] = [getName(node.property), getName(node.object)]
      const owner = object === undefined ? undefined : graph.find(at.file, object)
      if (owner?.node.type !== 'ObjectExpression') return []
      // `HREF[service]` may be each of them.
      if (property === undefined)
        return getNodes(owner.node.properties).flatMap((one) =>
          isNode(one.value) ? [{ file: owner.file, node: one.value, given: new Map(), depth: at.depth + 1 }] : [],
        )
      const value = getProperty(owner.node, property)
      return value ? [{ file: owner.file, node: value, given: new Map(), depth: at.depth + 1 }] : []
    }
    default:
      return undefined
  }
}

/** The path at the start of an address; undefined when its end cannot be read. */
const toPath = (start: string, isWhole: boolean): string | undefined => {
  const below = start.startsWith(BASE_PATH) ? start.slice(BASE_PATH.length - 1) : start
  const path = /^\/[\w./]*/.exec(below)?.[0]
  if (path === undefined) return undefined
  const next = below[path.length]
  return next === '?' || next === '#' || (next === undefined && isWhole) ? path : undefined
}

const pathsOf = (graph: SourceGraph, from: At): string[] => {
  const at = { ...from, node: unwrap(from.node) }
  if (at.depth > MAX_DEPTH) return []
  const { node } = at
  const go = (next: unknown): string[] =>
    isNode(next) ? pathsOf(graph, { ...at, node: next, depth: at.depth + 1 }) : []
  if (node.type === 'StringLiteral') return [toPath(String(node.value), true) ?? []].flat()
  if (node.type === 'TemplateLiteral') {
    const [first, second] = getNodes(node.quasis).map(({ raw }) => String(raw))
    const [value] = getNodes(node.expressions)
    if (first !== '') return [toPath(first ?? '', value === undefined) ?? []].flat()
    // `${PATH}?tab=0` is at the path; what else follows may be a part of it.
    return second === '' || /^[?#]/.test(second ?? '') ? go(value) : []
  }
  if (node.type === 'BinaryExpression') {
    if (['||', '??', '&&'].includes(String(node.operator))) return [...go(node.left), ...go(node.right)]
    const right = isNode(node.right) ? getName(unwrap(node.right)) : undefined
    return node.operator === '+' && /^[?#]|search|query|hash/i.test(right ?? '') ? go(node.left) : []
  }
  return (follow(graph, at) ?? []).flatMap((next) => pathsOf(graph, next))
}

/** Paths that an expression may be an address of, as far as its sources show them. */
export const resolvePaths = (graph: SourceGraph, found: Found): string[] => [
  ...new Set(pathsOf(graph, { ...found, given: new Map(), depth: 0 })),
]

/** Names of the fields of an object; `isOpen` when it may have more. */
export interface KnownFields {
  names: string[]
  isOpen: boolean
}
const OPEN: KnownFields = { names: [], isOpen: true }
const join = (all: readonly KnownFields[]): KnownFields => ({
  names: [...new Set(all.flatMap(({ names }) => names))],
  isOpen: all.some(({ isOpen }) => isOpen),
})

const fieldsOf = (graph: SourceGraph, from: At): KnownFields => {
  const at = { ...from, node: unwrap(from.node) }
  if (at.depth > MAX_DEPTH) return OPEN
  const { node } = at
  const go = (next: unknown): KnownFields =>
    isNode(next) ? fieldsOf(graph, { ...at, node: next, depth: at.depth + 1 }) : OPEN
  if (node.type === 'ObjectExpression')
    return join(
      getNodes(node.properties).map((one) => {
        if (one.type === 'SpreadElement') return go(one.arguments)
        const name = getName(one) ?? getName(one.key)
        return name === undefined ? OPEN : { names: [name], isOpen: false }
      }),
    )
  // `...(condition && { field })`
  if (node.type === 'BinaryExpression' && node.operator === '&&') return go(node.right)
  const next = follow(graph, at)
  return next === undefined || next.length === 0 ? OPEN : join(next.map((one) => fieldsOf(graph, one)))
}

/** Fields that an expression may have, as far as its sources show them. */
export const resolveFields = (graph: SourceGraph, found: Found): KnownFields =>
  fieldsOf(graph, { ...found, given: new Map(), depth: 0 })
