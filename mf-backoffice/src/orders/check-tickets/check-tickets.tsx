import { now } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { useState } from 'react'
import { CheckForm, type CheckOutcome } from './check-form'
import styles from './check-tickets.module.css'
import type { GateCheck } from './gate-check'
import { LastChecks } from './last-checks'
import { OutcomeCard } from './outcome-card'
import { OverrideTime } from './override-time'

/** The page shows this many checks; they are lost when it closes. */
const REMEMBERED = 20

/** The ticket check (D5.6): input of a ticket or pickup code, its result, and the last checks. */
export const CheckTickets = () => {
  const [checks, setChecks] = useState<readonly GateCheck[]>([])
  // Hides the previous result after a failed check: it does not belong to the new code.
  const [isShown, setIsShown] = useState(false)
  const [checkToOverride, setCheckToOverride] = useState<GateCheck>()
  const [last] = checks
  const add = (outcome: CheckOutcome) => {
    setIsShown(true)
    setChecks((before) => {
      const check: GateCheck = { ...outcome, id: (before[0]?.id ?? 0) + 1, at: now() }
      return [check, ...before].slice(0, REMEMBERED)
    })
  }
  return (
    <div className={styles.layout}>
      <Card>
        <CheckForm onChecked={add} onFailure={() => setIsShown(false)} />
      </Card>
      {isShown && last && <OutcomeCard key={last.id} check={last} onOverride={() => setCheckToOverride(last)} />}
      <LastChecks checks={checks} />
      <OverrideTime refused={checkToOverride} onClose={() => setCheckToOverride(undefined)} onChecked={add} />
    </div>
  )
}
