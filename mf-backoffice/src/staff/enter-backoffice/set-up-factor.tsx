import { isApiError } from '@shuttle/contracts'
import { Card } from '@shuttle/ui'
import type { FactorSecret } from '@shuttle/wire/staff'
import { useState } from 'react'
import { useRefreshIndex } from '../../kit/state/use-staff-index'
import { useFactorTexts } from '../texts/use-factor-texts'
import { BeginSetUp } from './begin-set-up'
import { ConfirmSecret } from './confirm-secret'

/** Enrols an authenticator app: reason, enrolment code, secret, first code. */
export const SetUpFactor = ({ onConfirmed }: { onConfirmed: (recoveryCodes: string[]) => void }) => {
  const t = useFactorTexts()
  const refreshIndex = useRefreshIndex()
  const [secret, setSecret] = useState<FactorSecret>()
  // The app was enrolled in another tab: this tab verifies it.
  const handleFailure = (error: unknown) => {
    if (isApiError(error) && error.code === 'STAFF_ALREADY_ENROLLED') void refreshIndex()
  }
  return (
    <Card title={t('setUp.title')}>
      {secret ? (
        <ConfirmSecret secret={secret} onConfirmed={onConfirmed} onFailure={handleFailure} />
      ) : (
        <BeginSetUp onBegun={setSecret} onFailure={handleFailure} />
      )}
    </Card>
  )
}
