import { getArguments, getChildren, isNode, type Node, parseScript } from './contracts/syntax'

/** The whole library, when the used names cannot be read. */
export const EVERYTHING = '*'

const firstArgument = (call: Node): Node | undefined => getArguments(call)[0]

/** The request of `import('...')`. */
const getImportRequest = (node: Node): string | undefined => {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Import') return undefined
  const request = firstArgument(node)
  return request?.type === 'StringLiteral' ? String(request.value) : undefined
}

const getKeyName = (key: unknown): string | undefined =>
  isNode(key) && (key.type === 'Identifier' || key.type === 'StringLiteral') ? String(key.value) : undefined

/** Names that a pattern such as `{ Dialog, Sheet: Drawer }` takes. */
const namesOfPattern = (pattern: unknown): string[] => {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return [EVERYTHING]
  return (pattern.properties as Node[]).map((property) => getKeyName(property.key) ?? EVERYTHING)
}

const memberName = (node: Node): string | undefined =>
  node.type === 'MemberExpression' ? getKeyName(node.property) : undefined

/** Names of `namespace.Name` in a body; `*` when the namespace is passed on. */
const namesOfUses = (body: Node, namespace: string): string[] => {
  if (body.type === 'Identifier') return body.value === namespace ? [EVERYTHING] : []
  const object = body.object
  const name = memberName(body)
  if (name !== undefined && isNode(object) && object.type === 'Identifier' && object.value === namespace) return [name]
  return getChildren(body).flatMap((child) => namesOfUses(child, namespace))
}

/** Names of the import that the function passed to `.then` uses. */
const namesOfThen = (handler: Node | undefined): string[] => {
  if (handler?.type !== 'ArrowFunctionExpression') return [EVERYTHING]
  const [parameter] = handler.params as Node[]
  if (!parameter) return []
  if (parameter.type === 'Identifier' && isNode(handler.body)) {
    return namesOfUses(handler.body, String(parameter.value))
  }
  return namesOfPattern(parameter)
}

/** Names that are used of the result of an `import()`, read from the nodes around it, the nearest last. */
const namesFrom = (around: readonly Node[], node: Node): string[] => {
  const above = around.filter(({ type }) => type !== 'ParenthesisExpression')
  const [second, first] = above.slice(-2)
  if (first?.type === 'AwaitExpression') {
    if (second?.type === 'VariableDeclarator' && second.init === first) return namesOfPattern(second.id)
    const name = second && memberName(second)
    return [name ?? (second?.type === 'ExpressionStatement' ? [] : EVERYTHING)].flat()
  }
  if (first && memberName(first) === 'then' && first.object === node && second?.type === 'CallExpression') {
    return namesOfThen(firstArgument(second))
  }
  return [EVERYTHING]
}

/** Request -> names of every `import('request')` in a script; `*` where the whole library is used. */
export const dynamicImportNames = (script: string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  const visit = (node: Node, around: readonly Node[]): void => {
    const request = getImportRequest(node)
    if (request !== undefined) {
      const names = found.get(request) ?? new Set()
      for (const name of namesFrom(around, node)) names.add(name)
      found.set(request, names)
    }
    for (const child of getChildren(node)) visit(child, [...around, node])
  }
  visit(parseScript(script), [])
  return found
}
