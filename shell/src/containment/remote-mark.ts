import type { RegistryEntry } from '@shuttle/contracts'

type Build = Pick<RegistryEntry, 'name' | 'version'>

const guards = window.early?.guards
let shown = ''
const toMark = ({ name, version }: Build) => `${name} ${version}`

export const markRemoteShown = (build: Build): void => {
  shown = toMark(build)
  guards?.mark(shown)
}
/**
 * Marks a remote while its files load, since its code may run before it is shown. Returns the function that ends this.
 */
export const markRemoteLoading = (build: Build): (() => void) => {
  guards?.mark(toMark(build))
  return () => guards?.mark(shown, toMark(build))
}
