import { Button, TextField } from '@shuttle/ui'
import type { Ref } from 'react'
import { useTexts } from '../i18n/use-texts'

/** A password; `isShown` is shared by all of a form, so that what is compared is seen together. */
export const PasswordField = (props: {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  isShown: boolean
  onShownChange: (isShown: boolean) => void
  name?: string
  autoComplete?: 'current-password' | 'new-password'
  hint?: string
  ref?: Ref<HTMLInputElement> | undefined
}) => {
  const t = useTexts()
  const { isShown, onShownChange, name = 'password', autoComplete = 'current-password', ref, ...field } = props
  const toggle = (
    <Button
      kind="text"
      aria-label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
      onClick={() => onShownChange(!isShown)}
    >
      {t(isShown ? 'form.hide' : 'form.show')}
    </Button>
  )
  return (
    <TextField
      {...field}
      {...(ref && { ref })}
      type={isShown ? 'text' : 'password'}
      name={name}
      autoComplete={autoComplete}
      required
      trailing={toggle}
    />
  )
}
