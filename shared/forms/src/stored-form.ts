import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'

const { session } = safeStorage
const toKey = (name: string) => `${name}${STORED_FORM_SUFFIX}`

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The initial values with those stored under this name; a value of another type is of another version of the form. */
export const readStoredForm = <Values extends object>(name: string | undefined, initial: Values): Values => {
  const storedValues = parse((name !== undefined && session.get(toKey(name))) || '')
  if (typeof storedValues !== 'object' || storedValues === null) return initial
  const known = Object.entries(storedValues).filter(
    ([key, value]) => typeof value === typeof initial[key as keyof Values],
  )
  return { ...initial, ...Object.fromEntries(known) }
}

/** Stores the values except those under `omitted` names. */
export const writeStoredForm = (name: string, values: object, omitted: readonly string[] = []): void => {
  const stored = Object.entries(values).filter(([key]) => !omitted.includes(key))
  session.set(toKey(name), JSON.stringify(Object.fromEntries(stored)))
}

export const removeStoredForm = (name: string): void => session.remove(toKey(name))
