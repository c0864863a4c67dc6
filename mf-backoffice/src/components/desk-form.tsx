import { type ReactNode, useEffect, useRef } from 'react'

interface DeskFormProps {
  /** A button outside of the form submits it by this id. */
  id: string
  /** How often it was refused: each time the first field that is wrong gets the focus. */
  refusals: number
  onSubmit: () => void
  children: ReactNode
}

/** A form of rows in a panel; what is wrong stands at its field. */
export const DeskForm = ({ id, refusals, onSubmit, children }: DeskFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
