import type { ErrorCode } from '@shuttle/contracts'
import { Refusal } from '../../../runtime/errors'

/**
 * Refuses a form with the violation of its first invalid field, and names every field with the same one; `names` are
 * those of the wire where they differ from ours.
 */
export const assertNoViolation = (
  violations: Readonly<Record<string, ErrorCode | undefined>>,
  names: Readonly<Record<string, string>> = {},
): void => {
  const found = Object.entries(violations).flatMap(([field, code]) => (code ? [{ field, code }] : []))
  const [first] = found
  if (!first) return
  const fields = found.filter(({ code }) => code === first.code).map(({ field }) => names[field] ?? field)
  throw new Refusal(first.code, { fields })
}
