import { fetchWechatAddress } from '@shuttle/calls'
import { FailureNotice, useSubmit } from '@shuttle/forms'
import { Button, Stack } from '@shuttle/ui'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../i18n/use-texts'

/**
 * Signs in through WeChat again and returns to this page, which counts as the
 * proof. `isSecond`: a password is possible too.
 */
export const ProofByWechat = ({ isSecond, onLeave }: { isSecond: boolean; onLeave: (() => void) | undefined }) => {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const { isPending, failure, submit } = useSubmit({
    name: 'mf-account: proof by WeChat',
    send: async () => {
      const address = await fetchWechatAddress(pathname + search)
      onLeave?.()
      // Replaces this entry of the history, so that Back does not start WeChat once more.
      location.replace(address)
    },
  })
  return (
    <Stack gap="md">
      <p>{t(isSecond ? 'proof.orWechat' : 'proof.wechatText')}</p>
      <FailureNotice failure={failure} />
      <Button kind={isSecond ? 'soft' : 'primary'} block loading={isPending} onClick={() => void submit()}>
        {t('proof.wechat')}
      </Button>
    </Stack>
  )
}
