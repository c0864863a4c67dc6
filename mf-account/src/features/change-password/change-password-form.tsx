import { changePassword } from '@shuttle/calls'
import { toast } from '@shuttle/host'
import { useEffect, useRef, useState } from 'react'
import { type PasswordChangeForm, refusePasswordChange } from '../../domain/refuse-password-change'
import { focusFirst } from '../../form/focus-first'
import { FormFrame } from '../../form/form-frame'
import { NewPasswordFields } from '../../form/new-password-fields'
import { PasswordField } from '../../form/password-field'
import { useAttempt } from '../../form/use-attempt'
import { useFieldTexts } from '../../form/use-field-texts'
import { useTexts } from '../../i18n/use-texts'

/** A new password for the old one (decision "accounts"). This session stays; every other one ends. */
export const ChangePasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const t = useTexts()
  const [form, setForm] = useState<PasswordChangeForm>({ old: '', password: '', repeat: '' })
  const [isShown, setShown] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const old = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const repeat = useRef<HTMLInputElement>(null)
  const { isBusy, failure, attempt, settle } = useAttempt()
  const refusals = refusePasswordChange(form)
  const errorAt = useFieldTexts(isChecked ? refusals : {}, failure)

  useEffect(() => {
    if (failure?.field === 'old') old.current?.select()
    if (failure?.field === 'password') password.current?.focus()
  }, [failure])

  const change = (part: Partial<PasswordChangeForm>) => {
    setForm((before) => ({ ...before, ...part }))
    if (failure) settle()
  }
  const submit = async () => {
    setChecked(true)
    if (Object.keys(refusals).length > 0) {
      return focusFirst(refusals, [
        ['old', old],
        ['password', password],
        ['repeat', repeat],
      ])
    }
    setShown(false)
    const done = await attempt(
      () => changePassword({ old: form.old, new: form.password }),
      () => setChecked(false),
    )
    if (!done) return
    toast(t('changePassword.done'), 'success')
    onChanged()
  }

  return (
    <FormFrame
      title={t('changePassword.title')}
      introduction={t('changePassword.introduction')}
      failure={failure}
      isBusy={isBusy}
      submitLabel={t(isBusy ? 'changePassword.submitting' : 'changePassword.submit')}
      onSubmit={() => void submit()}
    >
      <PasswordField
        label={t('changePassword.old')}
        value={form.old}
        onChange={(typed) => change({ old: typed })}
        error={errorAt('old')}
        isShown={isShown}
        onShownChange={setShown}
        ref={old}
      />
      <NewPasswordFields
        password={form.password}
        repeat={form.repeat}
        onChange={change}
        errors={{ password: errorAt('password'), repeat: errorAt('repeat') }}
        refs={{ password, repeat }}
      />
    </FormFrame>
  )
}
