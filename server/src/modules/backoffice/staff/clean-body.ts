import { withoutHiddenMarks } from '@shuttle/domain/staff'

/** A body of staff whose texts have visible characters only. */
export const cleanBody = (body: unknown): unknown => {
  if (typeof body === 'string') return withoutHiddenMarks(body)
  if (Array.isArray(body)) return body.map(cleanBody)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, cleanBody(value)]))
}
