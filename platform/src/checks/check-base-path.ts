import { BASE_PATH } from '@shuttle/contracts'
import { parseSync } from '@swc/core'

/** The only file that spells it; all others import `BASE_PATH` from `@shuttle/contracts`. */
const HOME = 'shared/contracts/src/base-path.ts'
const NAME = BASE_PATH.slice(1, -1)
/** Tests and their helpers spell addresses as a browser sends them. */
const TEST = /\.(test|spec)\.tsx?$|\/testing\//

/** Fields of swc's nodes with the text of string, template and regular expression literals and of markup. */
const TEXT_FIELDS: Record<string, string> = {
  StringLiteral: 'value',
  TemplateElement: 'raw',
  RegExpLiteral: 'pattern',
  JSXText: 'value',
}

const findTexts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(findTexts)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Record<string, unknown>
  const field = TEXT_FIELDS[String(node.type)]
  return [...(field ? [String(node[field])] : []), ...Object.values(node).flatMap(findTexts)]
}

/** Every literal that repeats the site's base path, as `file: literal`. Comments may name it. */
export const findBasePathFaults = (file: string, text: string): string[] => {
  if (file === HOME || TEST.test(file) || !text.includes(NAME)) return []
  const module = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') })
  return findTexts(module.body)
    .filter((literal) => literal.includes(NAME))
    .map((literal) => `${file}: ${literal}`)
}
