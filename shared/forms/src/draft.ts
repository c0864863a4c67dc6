import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'

const { session } = safeStorage
const toKey = (name: string) => `${name}${DRAFTS_SUFFIX}`

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The initial values with those stored under this name; a value of another type is of another version of the form. */
export const readDraft = <Values extends object>(name: string | undefined, initial: Values): Values => {
  const kept = parse((name !== undefined && session.get(toKey(name))) || '')
  if (typeof kept !== 'object' || kept === null) return initial
  const known = Object.entries(kept).filter(([key, value]) => typeof value === typeof initial[key as keyof Values])
  return { ...initial, ...Object.fromEntries(known) }
}

/** Stores the values except those under `omitted` names. */
export const writeDraft = (name: string, values: object, omitted: readonly string[] = []): void => {
  const stored = Object.entries(values).filter(([key]) => !omitted.includes(key))
  session.set(toKey(name), JSON.stringify(Object.fromEntries(stored)))
}

export const removeDraft = (name: string): void => session.remove(toKey(name))
