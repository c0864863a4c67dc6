const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '')

const toAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')

/** An element around finished elements. */
export const wrapXml = (name: string, inner: readonly string[], attributes: Readonly<Record<string, string>> = {}) =>
  `<${name}${toAttributes(attributes)}>${inner.join('')}</${name}>`

/** An element around text. */
export const textXml = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string =>
  wrapXml(name, [escapeXml(text)], attributes)
