import { proveMember } from '@shuttle/calls'
import { checkPassword } from '@shuttle/domain'
import { Form, PasswordField, useForm, useReveal } from '@shuttle/forms'
import { Stack } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'
import { isInWechat } from '../state/is-in-wechat'
import { ProofByWechat } from './proof-by-wechat'

const ProofByPassword = ({ onProved }: { onProved: () => void }) => {
  const t = useTexts()
  const reveal = useReveal()
  const form = useForm({
    name: 'mf-account: proof by password',
    initial: () => ({ oldPassword: '' }),
    check: ({ oldPassword }) => ({ oldPassword: checkPassword(oldPassword) }),
    send: ({ oldPassword }) => {
      reveal.setShown(false)
      return proveMember(oldPassword)
    },
    onDone: onProved,
  })
  return (
    <Form
      form={form}
      title={t('proof.title')}
      introduction={t('proof.introduction')}
      submitLabel={t('proof.submit')}
      pendingLabel={t('proof.submitting')}
    >
      <PasswordField {...form.field('oldPassword')} reveal={reveal} />
    </Form>
  )
}

/** Proof by password, or by signing in through WeChat again, depending on what the account has. */
export const ProofForm = (props: { hasPassword: boolean; onLeave: (() => void) | undefined; onProved: () => void }) => {
  const t = useTexts()
  const { hasPassword, onLeave } = props
  return (
    <Stack gap="lg">
      {hasPassword && <ProofByPassword onProved={props.onProved} />}
      {isInWechat() && <ProofByWechat isSecond={hasPassword} onLeave={onLeave} />}
      {!hasPassword && !isInWechat() && <p>{t('proof.notHere')}</p>}
    </Stack>
  )
}
