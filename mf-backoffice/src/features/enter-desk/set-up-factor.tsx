import { isApiError } from '@shuttle/contracts'
import { useCallMutation } from '@shuttle/queries'
import { Button, Card, Stack } from '@shuttle/ui'
import { useState } from 'react'
import { beginEnrolment, type FactorSecret } from '../../calls/second-factor'
import { useShowFailure } from '../../components/use-show-failure'
import { useFactorTexts } from '../../i18n/use-factor-texts'
import { useRefreshIndex } from '../../state/use-staff-index'
import { ConfirmSecret } from './confirm-secret'

/** Sets up an authenticator app: why, the secret, and the digits that confirm it. */
export const SetUpFactor = ({ onConfirmed }: { onConfirmed: (recoveryCodes: string[]) => void }) => {
  const t = useFactorTexts()
  const refreshIndex = useRefreshIndex()
  const showFailure = useShowFailure()
  const [secret, setSecret] = useState<FactorSecret>()
  const { send, isPending } = useCallMutation({
    call: (_: undefined) => beginEnrolment(),
    name: 'mf-backoffice: begin enrolment',
  })
  // Set up in another window meanwhile: then it is asked for, not set up.
  const handleFailure = (error: unknown) => {
    if (isApiError(error) && error.code === 'STAFF_ALREADY_ENROLLED') void refreshIndex()
  }
  const begin = async () => {
    const outcome = await send(undefined)
    if (outcome.kind === 'done') setSecret(outcome.result)
    if (outcome.kind !== 'failed') return
    showFailure(outcome.error)
    handleFailure(outcome.error)
  }
  return (
    <Card title={t('setUp.title')}>
      {secret ? (
        <ConfirmSecret secret={secret} onConfirmed={onConfirmed} onFailure={handleFailure} />
      ) : (
        <Stack gap="lg">
          <p>{t('setUp.why')}</p>
          <Button block loading={isPending} onClick={() => void begin()}>
            {t(isPending ? 'setUp.beginning' : 'setUp.begin')}
          </Button>
        </Stack>
      )}
    </Card>
  )
}
