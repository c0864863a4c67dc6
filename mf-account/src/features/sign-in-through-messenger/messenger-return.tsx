import { signInThroughWechat } from '@shuttle/calls'
import { acceptSession } from '@shuttle/host'
import { Button, Spinner, Stack } from '@shuttle/ui'
import { useEffect, useRef } from 'react'
import { FailureNotice } from '../../form/failure-notice'
import styles from '../../form/form.module.css'
import { useAttempt } from '../../form/use-attempt'
import { useTexts } from '../../i18n/use-texts'

/** Ends the messenger's OAuth with what stands in the address of `/author`; good once, so it is asked once. */
export const MessengerReturn = (props: {
  code: string
  state: string
  onSignedIn: (successPath: string) => void
  onAgain: () => void
}) => {
  const t = useTexts()
  const { failure, attempt } = useAttempt()
  const finish = async () => {
    const done = await attempt(() => signInThroughWechat({ code: props.code, state: props.state }))
    if (!done) return
    const { successPath, ...signedIn } = done.result
    acceptSession(signedIn)
    props.onSignedIn(successPath)
  }
  const latest = useRef(finish)
  latest.current = finish
  useEffect(() => void latest.current(), [])
  if (failure) {
    return (
      <Stack gap="lg">
        <FailureNotice failure={{ ...failure, field: undefined }} />
        <Button block onClick={props.onAgain}>
          {t('messenger.again')}
        </Button>
      </Stack>
    )
  }
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <p>{t('messenger.finishing')}</p>
    </div>
  )
}
