import { fetchWechatAddress } from '@shuttle/calls'
import { FailureNotice, useSubmit } from '@shuttle/forms'
import { Button, Spinner, Stack } from '@shuttle/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { wechatReturnMember } from '../../state/stored-values'
import styles from './wechat.module.css'

/**
 * Inside WeChat the panel signs in through its OAuth by itself (accounts 6), and offers the e-mail when that fails.
 * WeChat returns to `/author`, which leads on to `successPath`.
 */
export const WechatSignIn = (props: { successPath: string; onEmail: () => void }) => {
  const t = useTexts()
  const { isPending, failure, submit } = useSubmit({
    name: 'mf-account: sign-in with WeChat',
    send: async () => {
      wechatReturnMember.leave()
      const address = await fetchWechatAddress(props.successPath)
      // Replaces this entry of the history, so that Back does not start WeChat once more.
      location.replace(address)
    },
  })
  const begin = () => void submit()
  const beginAtOnce = useEffectEvent(begin)
  useEffect(() => beginAtOnce(), [])
  return (
    <Stack gap="lg">
      {failure ? (
        <>
          <FailureNotice failure={failure} />
          <Button block loading={isPending} onClick={begin}>
            {t('wechat.again')}
          </Button>
        </>
      ) : (
        <div className={styles.waiting} role="status">
          <Spinner />
          <p>{t('wechat.leaving')}</p>
        </div>
      )}
      <Button kind="text" block onClick={props.onEmail}>
        {t('wechat.email')}
      </Button>
    </Stack>
  )
}
