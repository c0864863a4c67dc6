import { Dialog } from '@shuttle/ui/overlay'
import { useEffect, useState } from 'react'
import { answerFactor, type FactorReason, useFactorRequests } from '../../kit/state/factor-request.store'
import { useFactorTexts } from '../texts/use-factor-texts'
import { GiveFactorForm } from './give-factor-form'

const REASONS = {
  STAFF_FACTOR_NEEDED: 'needed',
  STAFF_SESSION_IDLE: 'idle',
  STAFF_STEP_UP_NEEDED: 'stepUp',
} as const satisfies Record<FactorReason, string>

/** Requests the second factor in a dialog over the page; the waiting action then continues. */
export const FactorDialog = () => {
  const t = useFactorTexts()
  const reason = useFactorRequests((state) => state.reason)
  const [isOnScreen, setOnScreen] = useState(false)
  // A cached but hidden page shows no dialog, and its waiting actions are declined.
  useEffect(() => {
    setOnScreen(true)
    return () => {
      setOnScreen(false)
      answerFactor(false)
    }
  }, [])
  return (
    <Dialog
      open={isOnScreen && reason !== undefined}
      onClose={() => answerFactor(false)}
      title={t('give.title')}
      closeLabel={t('page.close')}
      persistent
    >
      {reason && <GiveFactorForm reason={REASONS[reason]} onGiven={() => answerFactor(true)} />}
    </Dialog>
  )
}
