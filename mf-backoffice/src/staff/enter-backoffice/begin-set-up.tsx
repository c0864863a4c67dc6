import { callStaff } from '@shuttle/calls/staff'
import { Form, useForm } from '@shuttle/forms'
import { TextField } from '@shuttle/ui'
import { beginEnrolmentCall, type FactorSecret } from '@shuttle/wire/staff'
import { useFactorTexts } from '../texts/use-factor-texts'

interface BeginSetUpProps {
  onBegun: (secret: FactorSecret) => void
  onFailure: (error: unknown) => void
}

/** Submits the enrolment code of a supervisor: a password alone does not enrol an authenticator app. */
export const BeginSetUp = ({ onBegun, onFailure }: BeginSetUpProps) => {
  const t = useFactorTexts()
  const form = useForm<{ code: string }, FactorSecret, 'CODE_MISSING'>({
    name: 'mf-backoffice: begin enrolment',
    initial: () => ({ code: '' }),
    check: ({ code }) => ({ code: code.trim() === '' ? 'CODE_MISSING' : undefined }),
    texts: { CODE_MISSING: t('setUp.codeMissing') },
    send: ({ code }) => callStaff(beginEnrolmentCall, { enrolmentCode: code.trim() }),
    onDone: onBegun,
    onFailure,
    fieldForCode: (code) => (code === 'STAFF_ENROLMENT_CODE_WRONG' ? 'code' : undefined),
  })
  return (
    <Form
      form={form}
      title={t('setUp.title')}
      introduction={t('setUp.why')}
      submitLabel={t('setUp.begin')}
      pendingLabel={t('setUp.beginning')}
    >
      <TextField
        {...form.field('code')}
        label={t('common.enrolmentCode')}
        hint={t('setUp.codeHint')}
        autoComplete="off"
        required
      />
    </Form>
  )
}
