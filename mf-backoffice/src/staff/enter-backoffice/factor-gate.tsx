import { Card } from '@shuttle/ui'
import type { StaffIndex } from '@shuttle/wire/staff'
import { type ReactNode, useState } from 'react'
import { useRefreshIndex } from '../../kit/state/use-staff-index'
import { useFactorTexts } from '../texts/use-factor-texts'
import styles from './enter-backoffice.module.css'
import { GiveFactorForm } from './give-factor-form'
import { RecoveryCodes } from './recovery-codes'
import { SetUpFactor } from './set-up-factor'

/** Renders the page once the second factor is enrolled and verified; recovery codes are shown first. */
export const FactorGate = ({ state, children }: { state: StaffIndex['secondFactor']; children: ReactNode }) => {
  const t = useFactorTexts()
  const refreshIndex = useRefreshIndex()
  const [codes, setCodes] = useState<readonly string[]>()
  const finish = async () => {
    await refreshIndex()
    setCodes(undefined)
  }
  if (codes)
    return (
      <div className={styles.narrow}>
        <RecoveryCodes codes={codes} onStored={() => void finish()} />
      </div>
    )
  if (state === 'off' || state === 'given') return children
  return (
    <div className={styles.narrow}>
      {state === 'enrol' ? (
        <SetUpFactor onConfirmed={setCodes} />
      ) : (
        <Card title={t('give.title')}>
          <GiveFactorForm reason={state === 'idle' ? 'idle' : 'needed'} onGiven={() => void refreshIndex()} />
        </Card>
      )}
    </div>
  )
}
