import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getArguments, getName, getNodes, getProperty, isNode, type Node, parseScript, visitNodes } from './syntax'

/** What the files of a build show, after everything unused was removed. */
export interface BuiltCode {
  /** Slot -> names of the props at its places; undefined where they cannot be read. */
  slots: Map<string, Set<string> | undefined>
  /** Slot -> the highest version that a place opens. */
  slotVersions: Map<string, string>
  emitted: Set<string>
  heard: Set<string>
  declaredTokens: Set<string>
  /** Token -> file that reads it. */
  readTokens: Map<string, string>
  /** Files that call `eval` or `Function`. */
  evaluating: Set<string>
  /** Everything, to search for a literal. */
  text: string
}

const SLOT = /^[a-z][a-z0-9-]*\.v\d+$/
/** `host.emit("orders:order-paid"`, as every minifier writes it. */
const EVENT_CALL = /\b(emit|on)\)?\(\s*["'`]([a-z-]+:[a-z-]+)["'`]/g
/** What may be a place of a slot or an evaluation, and is worth the parsing of the file. */
const WORTH_PARSING =
  /name:\s*["'`][a-z][a-z0-9-]*\.v\d|\beval\b|\bFunction\b(?!\("return this"\))(?!\.)|set(Timeout|Interval)\(["'`]/
const DECLARED = /(--[\w-]+)\s*:|["'`](--[\w-]+)["'`]/g
const READ = /var\(\s*(--[\w-]+)\s*\)/g

const isLiteral = (node: Node | undefined): node is Node & { value: string } => node?.type === 'StringLiteral'

const readSlot = (node: Node, code: BuiltCode): void => {
  const [name, props, version] = ['name', 'props', 'version'].map((part) => getProperty(node, part))
  if (!isLiteral(name) || !SLOT.test(name.value) || !props) return
  const opened = code.slotVersions.get(name.value) ?? ''
  if (isLiteral(version) && version.value.localeCompare(opened, 'en', { numeric: true }) > 0)
    code.slotVersions.set(name.value, version.value)
  const keys = getNodes(props.properties).map((one) => getName(one) ?? getName(one.key))
  const isReadable = props.type === 'ObjectExpression' && keys.every((key) => key !== undefined)
  const known = code.slots.has(name.value) ? code.slots.get(name.value) : new Set<string>()
  const names = keys.filter((key) => key !== undefined)
  code.slots.set(name.value, isReadable && known ? new Set([...known, ...names]) : undefined)
}

const GLOBALS = new Set(['window', 'globalThis', 'self'])
const UNREACHED = ['return this', 'callbacks']
const TIMERS = new Set(['setTimeout', 'setInterval'])
/** Name of a global function, also as `window.eval`. */
const getGlobal = (callee: unknown): string | undefined => {
  if (!isNode(callee)) return undefined
  if (callee.type === 'SequenceExpression') return getGlobal(getNodes(callee.expressions).at(-1))
  if (callee.type === 'ParenthesisExpression') return getGlobal(callee.expression)
  if (callee.type !== 'MemberExpression') return getName(callee)
  return GLOBALS.has(getName(callee.object) ?? '') ? getName(callee.property) : undefined
}
/** Whether a call turns text into code. What the bundler and the federation runtime write is never reached. */
const isEvaluation = (node: Node): boolean => {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const name = getGlobal(node.callee) ?? ''
  const given = getArguments(node)
  if (TIMERS.has(name)) return isLiteral(given[0])
  const isRuntime = name === 'Function' && isLiteral(given[0]) && UNREACHED.includes(given[0].value)
  return (name === 'eval' || name === 'Function') && given.length > 0 && !isRuntime
}

const readScript = (script: string, file: string, code: BuiltCode): void => {
  for (const [, way, event] of script.matchAll(EVENT_CALL))
    if (event !== undefined) (way === 'emit' ? code.emitted : code.heard).add(event)
  if (!WORTH_PARSING.test(script)) return
  visitNodes(parseScript(script), (node) => {
    if (node.type === 'ObjectExpression') readSlot(node, code)
    if (isEvaluation(node)) code.evaluating.add(file)
  })
}

/** Reads the scripts and styles of a build's folder. */
export const readBuiltCode = (dist: string): BuiltCode => {
  const code: BuiltCode = {
    slots: new Map(),
    slotVersions: new Map(),
    emitted: new Set(),
    heard: new Set(),
    declaredTokens: new Set(),
    readTokens: new Map(),
    evaluating: new Set(),
    text: '',
  }
  for (const name of readdirSync(dist)
    .filter((one) => /\.(js|css)$/.test(one))
    .sort()) {
    const content = readFileSync(join(dist, name), 'utf8')
    code.text += content
    for (const [, inStyle, inScript] of content.matchAll(DECLARED)) {
      const token = name.endsWith('.css') ? inStyle : inScript
      if (token !== undefined) code.declaredTokens.add(token)
    }
    for (const [, token] of content.matchAll(READ)) if (token !== undefined) code.readTokens.set(token, name)
    if (name.endsWith('.js')) readScript(content, name, code)
  }
  return code
}
