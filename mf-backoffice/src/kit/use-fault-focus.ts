import { type RefObject, useEffect, useRef, useState } from 'react'

/** Focuses the first invalid field of a form after its error is rendered. */
export const useFaultFocus = <Form extends HTMLElement = HTMLFormElement>(): {
  form: RefObject<Form | null>
  focusFault: () => void
} => {
  const form = useRef<Form>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { form, focusFault: () => setTries((before) => before + 1) }
}
