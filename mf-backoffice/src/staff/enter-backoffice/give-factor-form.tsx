import { callStaff } from '@shuttle/calls/staff'
import { Form } from '@shuttle/forms'
import { toast } from '@shuttle/host'
import { Button, TextField } from '@shuttle/ui'
import { giveSecondFactorCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { useFactorTexts } from '../texts/use-factor-texts'
import { useFactorForm } from './use-factor-form'

interface GiveFactorFormProps {
  /** Why the second factor is required. */
  reason: 'needed' | 'idle' | 'stepUp'
  onGiven: () => void
}

/** Form for the digits of the app, or a recovery code. */
export const GiveFactorForm = ({ reason, onGiven }: GiveFactorFormProps) => {
  const t = useFactorTexts()
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const isApp = kind === 'app'
  const form = useFactorForm({
    name: 'second factor',
    kind,
    send: async (code) => (await callStaff(giveSecondFactorCall, { code })).recoveryCodesLeft,
    onDone: (left) => {
      // Shows the remaining number after a recovery code is used up.
      if (!isApp) toast(t('give.codesLeft', { left }), 'notice')
      onGiven()
    },
  })
  const change = () => {
    form.reset()
    setKind(isApp ? 'recovery' : 'app')
  }
  return (
    <Form
      form={form}
      title={t('give.title')}
      introduction={t(isApp ? `give.${reason}` : 'give.recovery')}
      submitLabel={t('give.submit')}
      pendingLabel={t('give.submitting')}
      footer={<p>{t('give.lost')}</p>}
    >
      <TextField
        key={kind}
        {...form.field('code')}
        label={t(isApp ? 'give.digits' : 'give.recoveryCode')}
        name={isApp ? 'totp' : 'recovery-code'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        required
      />
      <Button kind="text" onClick={change}>
        {t(isApp ? 'give.useRecovery' : 'give.useApp')}
      </Button>
    </Form>
  )
}
