import { Button, Spinner, Stack } from '@shuttle/ui'
import { useEffect, useRef } from 'react'
import { FailureNotice } from '../../form/failure-notice'
import styles from '../../form/form.module.css'
import { useAttempt } from '../../form/use-attempt'
import { useTexts } from '../../i18n/use-texts'
import { startMessenger } from './start-messenger'

/** Inside the messenger signing in goes through its OAuth (accounts 6). It begins by itself; where it cannot, there is the e-mail. */
export const MessengerSignIn = (props: { successPath: string; onEmail: () => void }) => {
  const t = useTexts()
  const { isBusy, failure, attempt } = useAttempt()
  const begin = () => void attempt(() => startMessenger(props.successPath))
  const latest = useRef(begin)
  latest.current = begin
  useEffect(() => latest.current(), [])
  return (
    <Stack gap="lg">
      {failure ? (
        <>
          <FailureNotice failure={{ ...failure, field: undefined }} />
          <Button block loading={isBusy} onClick={begin}>
            {t('messenger.again')}
          </Button>
        </>
      ) : (
        <div className={styles.waiting} role="status">
          <Spinner />
          <p>{t('messenger.leaving')}</p>
        </div>
      )}
      <Button kind="text" block onClick={props.onEmail}>
        {t('messenger.email')}
      </Button>
    </Stack>
  )
}
