import type { GuardedCall } from './guard-globals'

type Attributes = ReadonlyMap<string, string>

/** What the shell itself writes while pages come and go. */
const OF_SHELL = ['lang', 'data-background']
const isTranslation = (name: string, value = '') => name === 'class' && value.includes('translated')
/** An empty inline style is none; another attribute counts without a value too. */
const toValue = (name: string, attributes: Attributes | undefined) =>
  attributes?.get(name) || (name !== 'style' && attributes?.has(name) ? '' : undefined)
const read = (element: Element): Attributes => new Map([...element.attributes].map(({ name, value }) => [name, value]))

/** Sets an attribute; an inline style by its object, since the policy of the page refuses it as a text. */
export const putAttribute = (element: Element, name: string, value: string | undefined): void => {
  if (name === 'style' && element instanceof HTMLElement) element.style.cssText = value ?? ''
  if (value === undefined) element.removeAttribute(name)
  else if (name !== 'style') element.setAttribute(name, value)
}

/** Restores attributes of `html`, `body` and `#root` that a remote changed, as they were before its first access. */
export const createPageAttributes = () => {
  const before = new Map<Element, Attributes>()
  const touchedBy = new Map<string, Set<Element>>()
  return {
    hear: ({ name, target, args }: GuardedCall, remote: string): void => {
      if (name !== 'touch' || !(target instanceof Element)) return
      if (!before.has(target)) before.set(target, new Map(args as [string, string][]))
      touchedBy.set(remote, (touchedBy.get(remote) ?? new Set()).add(target))
    },
    /** Returns what was restored, such as `style of body`. */
    restore: (remote: string): string[] => {
      const elements = [...(touchedBy.get(remote) ?? [])]
      touchedBy.delete(remote)
      return elements.flatMap((element) => {
        const wanted = before.get(element)
        const found = read(element)
        if (![...touchedBy.values()].some((others) => others.has(element))) before.delete(element)
        const names = [...new Set([...found.keys(), ...(wanted?.keys() ?? [])])].filter(
          (name) =>
            !OF_SHELL.includes(name) &&
            !isTranslation(name, found.get(name)) &&
            toValue(name, found) !== toValue(name, wanted),
        )
        for (const name of names) putAttribute(element, name, wanted?.get(name))
        return names.map((name) => `${name} of ${element.id || element.localName}`)
      })
    },
  }
}
