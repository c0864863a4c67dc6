import type { ValueSchema } from '@shuttle/contracts'

interface Where {
  /** Path of the value, for the sentence. */
  place: string
  /** Who takes it ignores fields that it does not know, such as the listener of an event. */
  ignoresMore: boolean
}
const WHOLE: Where = { place: '', ignoresMore: false }
/** For details of events and arguments of callbacks. */
export const IGNORES_MORE: Where = { place: '', ignoresMore: true }

const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value)
const at = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`)
const whole = (place: string): string => (place === '' ? 'the value' : place)

const findUnacceptedLiteral = (
  { enum: known, type }: ValueSchema,
  values: readonly unknown[],
  place: string,
): string | undefined => {
  const foreign = values.find((value) =>
    known ? !known.some((one) => one === value) : type !== undefined && typeOf(value) !== type,
  )
  return foreign === undefined ? undefined : `${whole(place)} as ${JSON.stringify(foreign)}`
}

const findUnacceptedFields = (
  accepted: ValueSchema,
  given: ValueSchema,
  { place, ignoresMore }: Where,
): string | undefined => {
  const [known, fields] = [accepted.properties ?? {}, given.properties ?? {}]
  const missing = (accepted.required ?? []).find((name) => !(given.required ?? []).includes(name))
  if (missing !== undefined) return `${place === '' ? 'values' : place} without ${missing}`
  for (const [name, field] of Object.entries(fields)) {
    const own = Object.hasOwn(known, name) ? known[name] : accepted.additionalProperties
    if (!own && accepted.properties && !ignoresMore) return at(place, name)
    const found = own && findUnaccepted(own, field, { place: at(place, name), ignoresMore })
    if (found) return found
  }
  return undefined
}

/** The arguments of a callback go the other way: the one who accepts it sends them. */
const findUnacceptedCallback = (
  accepted: readonly ValueSchema[],
  given: readonly ValueSchema[],
  place: string,
): string | undefined => {
  if (given.length > accepted.length) return `${whole(place)} with ${given.length} arguments`
  for (const [index, argument] of given.entries()) {
    const where = { place: `the argument of ${whole(place)}`, ignoresMore: true }
    const found = findUnaccepted(argument, accepted[index] ?? {}, where)
    if (found) return found
  }
  return undefined
}

/**
 * The first part of a given value that the other side does not accept, such as `returned.hint`; undefined when every
 * value that may be given is accepted. A schema without conditions accepts everything, and may be everything.
 */
export const findUnaccepted = (
  accepted: ValueSchema,
  given: ValueSchema,
  { place, ignoresMore }: Where = WHOLE,
): string | undefined => {
  const where = { place, ignoresMore }
  if (Object.keys(accepted).length === 0 || Object.keys(given).length === 0) return undefined
  if (given.anyOf) {
    for (const one of given.anyOf) {
      const found = findUnaccepted(accepted, one, where)
      if (found) return found
    }
    return undefined
  }
  if (accepted.anyOf) {
    const found = accepted.anyOf.map((one) => findUnaccepted(one, given, where))
    return found.includes(undefined) ? undefined : found[0]
  }
  if (given.enum) return findUnacceptedLiteral(accepted, given.enum, place)
  const [takes, calls] = [accepted['x-callback'], given['x-callback']]
  if (takes && calls) return findUnacceptedCallback(takes, calls, place)
  if (takes || calls || accepted.enum || accepted.type !== given.type) return whole(place)
  if (accepted.items && given.items)
    return findUnaccepted(accepted.items, given.items, { place: `each of ${whole(place)}`, ignoresMore })
  return given.type === 'object' ? findUnacceptedFields(accepted, given, where) : undefined
}
