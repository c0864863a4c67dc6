/** An element without its prefix. `text` is its direct text content. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  text: string
}

/** Text of a child by its name; empty where there is none. */
export const getText = (element: XmlElement | undefined, name: string): string =>
  element?.children.find((child) => child.name === name)?.text.trim() ?? ''

/**
 * A start, an end or an empty element, a declaration at the very start, or text. Nothing else is supported: no DOCTYPE,
 * no entities.
 */
const TOKEN =
  /<\?xml [^<>?]*\?>|<(?<end>\/?)(?:[\w.-]+:)?(?<name>[\w.-]+)(?<attributes>(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y
const ATTRIBUTE = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const LARGEST_CODE = 0x10ffff
const DEEPEST = 16

class NotXml extends Error {}

const unescapeXml = (text: string): string =>
  text.replace(/&([^;&]*);?/g, (_whole, entity: string) => {
    const number = /^#(x?)([0-9a-f]{1,6})$/i.exec(entity)
    const code = number ? Number.parseInt(number[2] ?? '', number[1] ? 16 : 10) : Number.NaN
    const character = code <= LARGEST_CODE ? String.fromCodePoint(code) : NAMED[entity]
    if (character === undefined) throw new NotXml()
    return character
  })

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, unescapeXml(double ?? single ?? '')]),
  )

interface Open extends XmlElement {
  children: XmlElement[]
}

const parse = (xml: string): XmlElement => {
  const top: Open = { name: '', attributes: {}, children: [], text: '' }
  const path = [top]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < xml.length) {
    const here = path.at(-1) as Open
    const isStart = TOKEN.lastIndex === 0
    const found = TOKEN.exec(xml)?.groups
    if (!found) throw new NotXml()
    const { name, end, empty, attributes = '', text } = found
    if (text !== undefined) here.text += unescapeXml(text)
    else if (name === undefined) {
      if (!isStart) throw new NotXml()
    } else if (end) {
      if (path.length === 1 || here.name !== name || attributes || empty) throw new NotXml()
      path.pop()
    } else {
      const element: Open = { name, attributes: readAttributes(attributes), children: [], text: '' }
      here.children.push(element)
      if (!empty) path.push(element)
      if (path.length > DEEPEST) throw new NotXml()
    }
  }
  const [root, more] = top.children
  if (path.length !== 1 || !root || more || top.text.trim() !== '') throw new NotXml()
  return root
}

/**
 * Reads a plain document: elements, attributes and text. Undefined for anything that is not well formed, or contains
 * more.
 */
export const readXml = (xml: string): XmlElement | undefined => {
  try {
    return parse(xml)
  } catch (error) {
    if (error instanceof NotXml) return undefined
    throw error
  }
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '')

const toAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')

/** An element around serialized elements. */
export const wrapXml = (name: string, inner: readonly string[], attributes: Readonly<Record<string, string>> = {}) =>
  `<${name}${toAttributes(attributes)}>${inner.join('')}</${name}>`

/** An element around text. */
export const textXml = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string =>
  wrapXml(name, [escapeXml(text)], attributes)
