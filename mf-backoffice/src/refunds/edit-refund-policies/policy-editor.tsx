import { addDays, civilDateAt, REFUND_PRESETS } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import type { PolicyVersion, PolicyVersions } from '@shuttle/wire/staff'
import { useState } from 'react'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useFaultFocus } from '../../kit/use-fault-focus'
import { type PolicyForm, readPolicyForm, toPolicyForm } from '../domain/policy-form'
import { ConfirmPolicy } from './confirm-policy'
import { PolicyFields } from './policy-fields'
import { usePoliciesAddress } from './use-policies-address'

interface PolicyEditorProps {
  versions: PolicyVersions
  /** Version that the form starts with; the first preset without one. */
  start: PolicyVersion | undefined
  isChange: boolean
}

const MINUTE_MS = 60_000

const toStart = (start: PolicyVersion | undefined, isChange: boolean): PolicyForm => {
  if (!start) return toPolicyForm(REFUND_PRESETS.purchase)
  const { from = '', chosenUntil = '' } = start
  return toPolicyForm(start, isChange ? { from, until: chosenUntil } : { from: '', until: '' })
}

/** Edits a version; errors are shown at their fields, and no input is lost. */
export const PolicyEditor = ({ versions, start, isChange }: PolicyEditorProps) => {
  const t = useFeesTexts()
  const { show } = usePoliciesAddress()
  const tomorrow = addDays(civilDateAt(useNow(MINUTE_MS)), 1)
  const [typed, setTyped] = useState(() => toStart(start, isChange))
  const [hasTried, setTried] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { form, focusFault } = useFaultFocus()
  const { content, faults } = readPolicyForm(typed, tomorrow)
  const policyId = isChange ? start?.id : undefined
  return (
    <SidePanel
      open
      onClose={() => show(start?.id ?? '')}
      title={t(isChange ? 'form.changeTitle' : 'form.newTitle')}
      closeLabel={t('page.close')}
      actions={
        <Button type="submit" form="policy-form">
          {t('form.save')}
        </Button>
      }
    >
      <form
        id="policy-form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (faults.size > 0) focusFault()
          else setConfirming(true)
        }}
      >
        <PolicyFields value={typed} onChange={setTyped} faults={hasTried ? faults : new Set()} tomorrow={tomorrow} />
      </form>
      <ConfirmPolicy
        open={isConfirming}
        content={content}
        policyId={policyId}
        versions={versions}
        onClose={() => setConfirming(false)}
      />
    </SidePanel>
  )
}
