import type { FirstCall } from './remote-manifest'

/** The part of `URLSearchParams` that is read here. */
interface Query {
  get: (name: string) => string | null
}

const QUERY = '$query.'
/** Numbers and codes; the page handles any other value of an address itself, with its own call and error. */
const isCode = (value: string): boolean => /^[\w-]{1,64}$/.test(value)

const fillValue = (template: FirstCall['body'][string], query: Query): string | undefined => {
  if (typeof template !== 'string') {
    const value = query.get(template.query) ?? ''
    return Object.hasOwn(template.values, value) ? template.values[value] : undefined
  }
  if (!template.startsWith(QUERY)) return template
  const value = query.get(template.slice(QUERY.length)) ?? ''
  return isCode(value) ? value : undefined
}

/**
 * The body of a first call at an address, by the rules of its template; undefined where the address lacks a value or
 * has one that the template does not know. It contains no `$today` any more.
 */
export const fillFirstCall = (template: FirstCall['body'], query: Query): Record<string, string> | undefined => {
  const body: Record<string, string> = {}
  for (const field in template) {
    const value = fillValue(template[field] ?? '', query)
    if (value === undefined) return undefined
    body[field] = value
  }
  return body
}
