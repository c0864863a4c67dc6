import type { RegistryEntry } from '@shuttle/contracts'
import type { PageSnapshot } from './page-snapshot'

type Build = Pick<RegistryEntry, 'name' | 'version'>
/** Receives the build whose code ran until now, or an empty text, and what the page has. */
type MarkListener = (build: string, snapshot: PageSnapshot) => void

const guards = window.early?.guards
let shown = ''
let current = ''
const early: Parameters<MarkListener>[] = []
let listener: MarkListener = (...moment) => void early.push(moment)
const toMark = ({ name, version }: Build) => `${name} ${version}`

/** What changed until now is of the build before. */
const change = (mark: string): void => {
  if (!guards) return
  guards.check()
  listener(current, guards.snapshot())
  current = mark
  guards.mark(mark)
}

/** Passes each change of the mark to the one listener, earlier ones included. */
export const listenToMarks = (given: MarkListener): void => {
  listener = given
  for (const moment of early.splice(0)) given(...moment)
}

export const readMark = (): string => current

export const markRemoteShown = (build: Build): void => {
  shown = toMark(build)
  change(shown)
}
/**
 * Marks a remote while its files load, since its code may run before it is shown. Returns the function that ends this.
 */
export const markRemoteLoading = (build: Build): (() => void) => {
  change(toMark(build))
  return () => {
    current = toMark(build)
    guards?.mark(current)
    change(shown)
  }
}
