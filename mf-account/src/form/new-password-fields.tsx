import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@shuttle/domain'
import { type Ref, useState } from 'react'
import { useTexts } from '../i18n/use-texts'
import { PasswordField } from './password-field'

/** A new password, typed twice (accounts 2, register mode). */
export const NewPasswordFields = (props: {
  password: string
  repeat: string
  onChange: (part: { password: string } | { repeat: string }) => void
  errors: { password?: string | undefined; repeat?: string | undefined }
  refs: { password: Ref<HTMLInputElement>; repeat: Ref<HTMLInputElement> }
}) => {
  const t = useTexts()
  const [isShown, setShown] = useState(false)
  const shared = { isShown, onShownChange: setShown, autoComplete: 'new-password' } as const
  return (
    <>
      <PasswordField
        {...shared}
        label={t('form.newPassword')}
        hint={t('form.passwordHint', { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })}
        value={props.password}
        onChange={(password) => props.onChange({ password })}
        error={props.errors.password}
        name="new-password"
        ref={props.refs.password}
      />
      <PasswordField
        {...shared}
        label={t('form.repeatPassword')}
        value={props.repeat}
        onChange={(repeat) => props.onChange({ repeat })}
        error={props.errors.repeat}
        name="repeat-password"
        ref={props.refs.repeat}
      />
    </>
  )
}
