import { fireEvent } from '@testing-library/react'

/**
 * Writes the steps of an input method into an empty field, and ends it. Each step replaces the composed text, as in a
 * browser; returns the content of the field at each step and at the end.
 */
export const composeText = (field: HTMLInputElement | HTMLTextAreaElement, ...steps: string[]): string[] => {
  fireEvent.compositionStart(field)
  const shown = steps.map((value) => {
    fireEvent.input(field, { target: { value } })
    return field.value
  })
  fireEvent.compositionEnd(field)
  return [...shown, field.value]
}
