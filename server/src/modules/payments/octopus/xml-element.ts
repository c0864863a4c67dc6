/** An element without its prefix. `text` is what stands in it directly. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  text: string
}

/** Text of a child by its name; empty where there is none. */
export const getText = (element: XmlElement | undefined, name: string): string =>
  element?.children.find((child) => child.name === name)?.text.trim() ?? ''
