import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BuildContracts, type BuildRecord, LANGUAGE_CODES } from '@shuttle/contracts'
import type { SourceGraph } from './source-graph'
import { getName, getNodes, isNode, type Node, unwrap } from './syntax'

type Texts = BuildContracts['provides']['texts']

const LANGUAGE_FILE = /^(.*?)\b(zh-cn|zh-hk|en)\.ts$/
/** Languages differ in their plural forms. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

const keysOfJson = (value: unknown, prefix = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) => keysOfJson(below, prefix === '' ? key : `${prefix}.${key}`))
    : [withoutPlural(prefix)]

/** Keys of an object literal; undefined when it has parts that its file does not show. */
const keysOfLiteral = (graph: SourceGraph, file: string, from: Node, prefix = ''): string[] | undefined => {
  const node = unwrap(from)
  if (node.type === 'Identifier') {
    const found = graph.find(file, String(node.value))
    return found && keysOfLiteral(graph, found.file, found.node, prefix)
  }
  if (node.type !== 'ObjectExpression') return [withoutPlural(prefix)]
  const keys = getNodes(node.properties).map((one) => {
    if (one.type === 'SpreadElement')
      return isNode(one.arguments) ? keysOfLiteral(graph, file, one.arguments, prefix) : undefined
    const name = getName(one) ?? getName(one.key)
    const value = isNode(one.value) ? one.value : one
    return name === undefined
      ? undefined
      : keysOfLiteral(graph, file, value, prefix === '' ? name : `${prefix}.${name}`)
  })
  return keys.some((one) => one === undefined) ? undefined : keys.flatMap((one) => one ?? [])
}

/** A language without a file lacks every key. */
const compare = (byLanguage: Readonly<Record<string, readonly string[]>>): Texts[string] => {
  const keys = [...new Set(Object.values(byLanguage).flat())].sort()
  const missing = LANGUAGE_CODES.map(
    (language) => [language, keys.filter((key) => !byLanguage[language]?.includes(key))] as const,
  )
  return { keys, missing: Object.fromEntries(missing.filter(([, lacked]) => lacked.length > 0)) }
}

/** Texts of parts, which are loaded with their code: three files beside each other. */
const readParts = (graph: SourceGraph, toName: (file: string) => string): Texts => {
  const groups = new Map<string, Record<string, string[]>>()
  /** A part with a file whose keys cannot be read is unknown, and never refused. */
  const unread = new Set<string>()
  for (const file of graph.files) {
    const [, part = '', language] = LANGUAGE_FILE.exec(basename(file)) ?? []
    if (language === undefined || !/\/(i18n|texts)\//.test(file)) continue
    const exported = graph.findExport(file, 'texts')
    const keys = exported && keysOfLiteral(graph, exported.file, exported.node)
    const name = toName(join(dirname(file), part))
    if (keys) groups.set(name, { ...groups.get(name), [language]: keys })
    else unread.add(name)
  }
  const read = [...groups].filter(([name]) => !unread.has(name))
  return Object.fromEntries(read.map(([name, byLanguage]) => [name, compare(byLanguage)]))
}

/** Keys of all texts of a build, and those that a language lacks. */
export const readTexts = (
  graph: SourceGraph,
  {
    toName,
    dist,
    textFiles,
  }: {
    toName: (file: string) => string
    dist: string
    textFiles: BuildRecord['textFiles']
  },
): Texts => {
  const inFiles = Object.entries(textFiles).map(([space, files]) => {
    const byLanguage = Object.entries(files).map(
      ([language, file]) => [language, keysOfJson(JSON.parse(readFileSync(join(dist, file), 'utf8')))] as const,
    )
    return [space, compare(Object.fromEntries(byLanguage))] as const
  })
  const { 'src/i18n': _own, ...parts } = readParts(graph, toName)
  return { ...Object.fromEntries(inFiles), ...parts }
}
