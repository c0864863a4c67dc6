import type { StaffBody } from '@shuttle/calls/staff'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { overrideTicketCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { useCheckTexts } from '../texts/use-check-texts'
import type { CheckOutcome } from './check-form'
import type { GateCheck } from './gate-check'

interface OverrideTimeProps {
  /** The check that was refused because of its time. */
  refused: GateCheck | undefined
  onClose: () => void
  onChecked: (outcome: CheckOutcome) => void
}

const LONGEST_REASON = 200

/** A supervisor lets a ticket in outside its time, with a reason that the audit records (D5.7). */
export const OverrideTime = ({ refused, onClose, onChecked }: OverrideTimeProps) => {
  const t = useCheckTexts()
  const { run, isPending, error, clear } = useStaffAction({
    call: (body: StaffBody<typeof overrideTicketCall>) => staffCall(overrideTicketCall, body),
    name: 'override ticket',
  })
  const close = () => {
    clear()
    onClose()
  }
  const override = async (reason: string) => {
    if (!refused) return
    const { typed, place } = refused
    const done = await run({ code: typed, place, reason })
    if (!done) return
    onChecked({ typed, place, kind: 'good', check: done.result })
    close()
  }
  return (
    <ConfirmDialog
      open={refused !== undefined}
      title={t('override.title')}
      reason={{
        label: t('common.reason'),
        hint: t('override.reasonHint'),
        maxLength: LONGEST_REASON,
        missing: t('override.reasonMissing'),
      }}
      confirmLabel={t('override.confirm')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={isPending}
      error={error}
      onConfirm={(reason) => void override(reason)}
      onCancel={close}
    >
      {t('override.text', { code: refused?.typed ?? '' })}
    </ConfirmDialog>
  )
}
