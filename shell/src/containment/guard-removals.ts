import { callerOf } from './find-caller'
import type { GuardedCall } from './guard-globals'

/** Methods that remove what they are called on, or children of it. */
const REMOVALS: [() => object, string][] = [
  [() => Element.prototype, 'remove replaceWith replaceChildren'],
  [() => Node.prototype, 'removeChild replaceChild'],
]

/**
 * Lets no remote remove elements of the shell or of a page of another remote, by whom React would not draw them again.
 * Refused removals are recorded. React's own removals are called by a file of the shell.
 */
export const guardRemovals = (note: (call: GuardedCall) => void): void => {
  const root = document.getElementById('root')
  const isForeign = (node: unknown, at: Error): boolean => {
    if (!(node instanceof Element) || !root?.contains(node)) return false
    const [, name] = /\/remotes\/([^/]+)\//.exec(callerOf(at) ?? '') ?? []
    return name !== undefined && node.closest('[data-remote]')?.getAttribute('data-remote') !== name
  }
  for (const [owner, names] of REMOVALS)
    for (const name of names.split(' ')) {
      const original = Reflect.get(owner(), name)
      const value = function (this: unknown, ...args: unknown[]) {
        const at = new Error()
        if (!isForeign(this, at)) return original.apply(this, args)
        note({ name: 'removal', target: this, args, at })
        return args[0]
      }
      Object.defineProperty(owner(), name, { value, configurable: true, writable: true })
    }
}
