import type { RefObject } from 'react'

/** Moves to the first field that has something to say, in the order of the form. */
export const focusFirst = <Field extends string>(
  refusals: Partial<Record<Field, unknown>>,
  fields: readonly (readonly [Field, RefObject<HTMLInputElement | null>])[],
): void => {
  const first = fields.find(([field]) => refusals[field] !== undefined)
  first?.[1].current?.focus()
}
