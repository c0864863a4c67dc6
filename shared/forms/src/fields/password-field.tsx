import { Button, TextField } from '@shuttle/ui'
import { useState } from 'react'
import { useFormTexts } from '../texts/use-form-texts'
import type { FieldProps } from '../use-form'

/** Whether passwords are readable; fields that are compared share one state. */
export const useReveal = () => {
  const [isShown, setShown] = useState(false)
  return { isShown, setShown }
}

export const PasswordField = ({
  reveal: { isShown, setShown },
  name = 'password',
  autoComplete = 'current-password',
  label,
  ...field
}: FieldProps<string> & {
  /** `Password` where none is given. */
  label?: string
  reveal: ReturnType<typeof useReveal>
  name?: string
  autoComplete?: 'current-password' | 'new-password'
  hint?: string
}) => {
  const t = useFormTexts()
  const toggle = (
    <Button
      kind="text"
      aria-label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
      onClick={() => setShown(!isShown)}
    >
      {t(isShown ? 'field.hide' : 'field.show')}
    </Button>
  )
  return (
    <TextField
      {...field}
      label={label ?? t('field.password')}
      type={isShown ? 'text' : 'password'}
      name={name}
      autoComplete={autoComplete}
      required
      trailing={toggle}
    />
  )
}
