import { type RefObject, useEffect, useRef, useState } from 'react'

/** Takes the reader to the first field of a form that is wrong, once its sentence stands there. */
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
