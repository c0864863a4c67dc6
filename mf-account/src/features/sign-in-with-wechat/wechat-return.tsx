import { signInThroughWechat } from '@shuttle/calls'
import { FailureNotice, useSubmit } from '@shuttle/forms'
import { acceptSession } from '@shuttle/host'
import { Button, Spinner, Stack } from '@shuttle/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { HOME } from '../../paths'
import { savedEmail, wechatReturnMember } from '../../state/stored-values'
import styles from './wechat.module.css'

/** Completes WeChat's OAuth with the single-use code and state in the address of `/author`. */
export const WechatReturn = (props: {
  code: string
  state: string
  onSignedIn: (successPath: string) => void
  onAgain: () => void
  onEmail: () => void
}) => {
  const t = useTexts()
  const { failure, submit } = useSubmit({
    name: 'mf-account: return from WeChat',
    send: () => signInThroughWechat({ code: props.code, state: props.state }),
  })
  const finish = useEffectEvent(async () => {
    const done = await submit()
    if (!done) return
    const { successPath, ...signedIn } = done.result
    // The e-mail stored on this device may belong to another account than the one that signed in through WeChat.
    const { hasEmail, memberId } = signedIn.user
    if (hasEmail === false || savedEmail.isOfAnother(memberId)) savedEmail.remove()
    acceptSession(signedIn)
    props.onSignedIn(wechatReturnMember.isOfAnother(memberId) ? HOME : successPath)
  })
  useEffect(() => void finish(), [])
  if (failure) {
    return (
      <Stack gap="lg">
        <FailureNotice failure={failure} />
        <p>{t('wechat.useEmail')}</p>
        <Button block onClick={props.onAgain}>
          {t('wechat.again')}
        </Button>
        <Button kind="soft" block onClick={props.onEmail}>
          {t('wechat.email')}
        </Button>
      </Stack>
    )
  }
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <p>{t('wechat.finishing')}</p>
    </div>
  )
}
