import type { FirstCall } from '@shuttle/contracts'

/**
 * Fills a first call's template from the address: `$query.<name>` and `$today`.
 * Undefined when the address lacks a value: the page will say so itself.
 */
export const firstCallBody = (
  call: FirstCall,
  query: URLSearchParams,
  today: string,
): Record<string, string> | undefined => {
  const body: Record<string, string> = {}
  for (const [field, template] of Object.entries(call.body)) {
    const value = template.startsWith('$query.')
      ? query.get(template.slice(7))
      : template === '$today'
        ? today
        : template
    if (value === null) return undefined
    body[field] = value
  }
  return body
}
