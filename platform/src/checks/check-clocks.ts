import { parseSync } from '@swc/core'

/** The only files that may read the clock; all others receive `now` as a parameter. */
const CLOCK = /(^|\/)(clock|[\w-]+-clock)\.ts$/
const PRODUCT = /^(shared|shell|server|composer|mf-[^/]+)\//
const TEST = /\.test\.tsx?$|\/testing\//

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const word = (node: unknown): unknown => (isNode(node) && node.type === 'Identifier' ? node.value : undefined)

/** `Date.now()`, `performance.now()`, `Date()` and `new Date()` without arguments, as they are written. */
const readsClock = (node: Node): string | undefined => {
  if (node.type === 'NewExpression' && word(node.callee) === 'Date' && ((node.arguments as []) ?? []).length === 0) {
    return 'new Date()'
  }
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  if (word(node.callee) === 'Date') return 'Date()'
  if (node.callee.type !== 'MemberExpression' || word(node.callee.property) !== 'now') return undefined
  const owner = word(node.callee.object)
  return owner === 'Date' || owner === 'performance' ? `${owner}.now()` : undefined
}

/** SQL that reads the clock of the database, which tests cannot set. */
const SQL_CLOCK =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\b(current_(date|time|timestamp)|localtime(stamp)?)\b/i

const readsClockInSql = (node: Node): string | undefined => {
  if (node.type !== 'TaggedTemplateExpression') return undefined
  return SQL_CLOCK.exec(JSON.stringify(node.template))?.[0]
}

/** Filter before parsing: only a file with one of these words is parsed. */
const MAY_READ_CLOCK = new RegExp(`${SQL_CLOCK.source}|\\b(now|Date)\\b`, 'i')

const find = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(find)
  if (typeof value !== 'object' || value === null) return []
  const found = isNode(value) ? (readsClock(value) ?? readsClockInSql(value)) : undefined
  return [...(found ? [found] : []), ...Object.values(value).flatMap(find)]
}

/** Every use of the machine's clock in product code outside a clock module, as `file: what`. */
export const findClockFaults = (file: string, text: string): string[] => {
  if (!PRODUCT.test(file) || TEST.test(file) || CLOCK.test(file) || !MAY_READ_CLOCK.test(text)) return []
  const module = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') })
  return find(module.body).map((what) => `${file}: ${what}`)
}
