import { type ReactNode, useEffect, useRef } from 'react'

interface PanelFormProps {
  /** Lets a button outside of the form submit it. */
  id: string
  /** Number of refused submits: each one focuses the first invalid field. */
  refusals: number
  onSubmit: () => void
  children: ReactNode
}

/** A form of rows in a panel; errors are shown at their fields. */
export const PanelForm = ({ id, refusals, onSubmit, children }: PanelFormProps) => {
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
