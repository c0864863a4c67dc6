import { Button, TextField } from '@shuttle/ui'
import type { Ref } from 'react'
import { useTexts } from '../../i18n/use-texts'

export const PasswordField = (props: {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  isShown: boolean
  onShownChange: (isShown: boolean) => void
  ref: Ref<HTMLInputElement>
}) => {
  const t = useTexts()
  const { isShown, onShownChange, ...field } = props
  const toggle = (
    <Button
      kind="text"
      aria-label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
      onClick={() => onShownChange(!isShown)}
    >
      {t(isShown ? 'signIn.hide' : 'signIn.show')}
    </Button>
  )
  return (
    <TextField
      {...field}
      label={t('signIn.password')}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      required
      trailing={toggle}
    />
  )
}
