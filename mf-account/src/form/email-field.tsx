import { TextField } from '@shuttle/ui'
import type { Ref } from 'react'
import { useTexts } from '../i18n/use-texts'

/** The address of an account. */
export const EmailField = (props: {
  value: string
  onChange: (email: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}) => {
  const t = useTexts()
  return (
    <TextField
      {...props}
      label={t('form.email')}
      type="email"
      name="username"
      autoComplete="username"
      inputMode="email"
      required
    />
  )
}
