import { parseSync } from '@swc/core'

/** A node of the syntax tree. */
export interface Node {
  type: string
  [field: string]: unknown
}
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Arguments of a call are wrapped without a type of their own. */
const isArgument = (value: unknown): value is { expression: Node; spread?: unknown } =>
  typeof value === 'object' && value !== null && 'expression' in value && isNode(value.expression)

export const getChildren = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => {
    if (Array.isArray(value))
      return value.flatMap((item: unknown) => (isNode(item) ? [item] : isArgument(item) ? [item.expression] : []))
    return isNode(value) ? [value] : []
  })

/** Visits a node and all nodes below it. */
export const visitNodes = (node: Node, visit: (node: Node) => void): void => {
  visit(node)
  // Without intermediate lists: a built file has a million nodes.
  for (const name in node) {
    const value = node[name]
    if (isNode(value)) visitNodes(value, visit)
    else if (Array.isArray(value))
      for (const item of value) {
        if (isNode(item)) visitNodes(item, visit)
        else if (isArgument(item)) visitNodes(item.expression, visit)
      }
  }
}

export const parseSource = (source: string): Node =>
  parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }) as unknown as Node
/** A file with generics that read like an element. */
export const parsePlainSource = (source: string): Node =>
  parseSync(source, { syntax: 'typescript', tsx: false, target: 'es2022' }) as unknown as Node
export const parseScript = (script: string): Node =>
  parseSync(script, { syntax: 'ecmascript', target: 'es2022' }) as unknown as Node

export const getNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

export const getArguments = (call: Node): Node[] =>
  Array.isArray(call.arguments)
    ? call.arguments.flatMap((one: unknown) => (isArgument(one) ? [one.expression] : []))
    : []

/** Name of a key, an identifier or a string; undefined for a computed one. */
export const getName = (node: unknown): string | undefined =>
  isNode(node) && ['Identifier', 'StringLiteral'].includes(node.type) ? String(node.value) : undefined

const WRAPPERS = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsConstAssertion',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'JSXExpressionContainer',
])
/** The expression below parentheses and type assertions. */
export const unwrap = (node: Node): Node =>
  WRAPPERS.has(node.type) && isNode(node.expression) ? unwrap(node.expression) : node

/** Name of the called function or method. */
export const getCallee = ({ type, callee }: Node): string | undefined => {
  if (type !== 'CallExpression' || !isNode(callee)) return undefined
  const called = unwrap(callee)
  // `(0, host.emit)(...)`, as bundlers write a call of an import.
  const last = called.type === 'SequenceExpression' ? getNodes(called.expressions).at(-1) : called
  return last?.type === 'MemberExpression' ? getName(last.property) : getName(last)
}

/** Value of a property of an object literal. */
export const getProperty = (object: Node, name: string): Node | undefined => {
  const found = getNodes(object.properties).find(
    (one) => (one.type === 'KeyValueProperty' && getName(one.key) === name) || getName(one) === name,
  )
  return found?.type === 'KeyValueProperty' && isNode(found.value) ? unwrap(found.value) : found
}
