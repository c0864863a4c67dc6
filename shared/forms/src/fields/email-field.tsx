import { TextField } from '@shuttle/ui'
import { useFormTexts } from '../texts/use-form-texts'
import type { FieldProps } from '../use-form'

/** The e-mail address of an account. */
export const EmailField = (field: FieldProps<string>) => {
  const t = useFormTexts()
  return (
    <TextField
      {...field}
      label={t('field.email')}
      type="email"
      name="username"
      autoComplete="username"
      inputMode="email"
      required
    />
  )
}
