import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@shuttle/domain'
import { useFormTexts } from '../texts/use-form-texts'
import type { FieldProps } from '../use-form'
import { PasswordField, useReveal } from './password-field'

/** A new password, typed twice (accounts 2, register mode). */
export const NewPasswordFields = (props: {
  password: FieldProps<string>
  repeat: FieldProps<string>
  /** The account has none yet: the field is named `Password`. */
  isFirst?: boolean
}) => {
  const t = useFormTexts()
  const shared = { reveal: useReveal(), autoComplete: 'new-password' } as const
  return (
    <>
      <PasswordField
        {...shared}
        {...props.password}
        label={t(props.isFirst ? 'field.password' : 'field.newPassword')}
        hint={t('field.passwordHint', { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })}
        name="new-password"
      />
      <PasswordField {...shared} {...props.repeat} label={t('field.repeatPassword')} name="repeat-password" />
    </>
  )
}
