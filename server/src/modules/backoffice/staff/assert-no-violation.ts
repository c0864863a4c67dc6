import type { ErrorCode } from '@shuttle/contracts'
import { Refusal } from '../../../runtime/errors'

/** Violations by field, as the checks of the domain answer them. */
export type Violations<Field extends PropertyKey> = { readonly [Name in Field]?: ErrorCode | undefined }

/** Refuses a form with the violation of its first invalid field, and names every field with the same one. */
export const assertNoViolation = <Field extends PropertyKey>(violations: Violations<Field>): void => {
  const all = Object.entries<ErrorCode | undefined>(violations)
  const found = all.flatMap(([field, code]) => (code ? [{ field, code }] : []))
  const [first] = found
  if (!first) return
  const fields = found.filter(({ code }) => code === first.code).map(({ field }) => field)
  throw new Refusal(first.code, { fields })
}
