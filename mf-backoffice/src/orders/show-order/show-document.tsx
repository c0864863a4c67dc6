import type { StaffBody } from '@shuttle/calls/staff'
import { Notice } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { Dialog } from '@shuttle/ui/overlay'
import { type OrderFile, unmaskDocumentCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { useOrderTexts } from '../texts/use-order-texts'

interface ShowDocumentProps {
  orderNo: string
  passenger: OrderFile['passengers'][number] | undefined
  onClose: () => void
}

const LONGEST_REASON = 200

/** Requires a reason, then shows the document number until it is hidden; nothing is stored. */
export const ShowDocument = ({ orderNo, passenger, onClose }: ShowDocumentProps) => {
  const t = useOrderTexts()
  const [opened, setOpened] = useState<string>()
  const { run, isPending, error, clear } = useStaffAction({
    call: (body: StaffBody<typeof unmaskDocumentCall>) => staffCall(unmaskDocumentCall, body),
    name: 'show document',
  })
  const name = passenger?.name ?? ''
  const close = () => {
    clear()
    setOpened(undefined)
    onClose()
  }
  const show = async (reason: string) => {
    if (!passenger) return
    const done = await run({ orderNo, passengerPosition: passenger.position, reason })
    if (done) setOpened(done.result.documentNumber)
  }
  return (
    <>
      <ConfirmDialog
        open={passenger !== undefined && opened === undefined}
        title={t('actions.showOf', { name })}
        reason={{
          label: t('common.reason'),
          hint: t('actions.reasonHint'),
          maxLength: LONGEST_REASON,
          missing: t('actions.reasonMissing'),
        }}
        confirmLabel={t('actions.show')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={(reason) => void show(reason)}
        onCancel={close}
      >
        {t('actions.showText')}
      </ConfirmDialog>
      <Dialog
        open={opened !== undefined}
        onClose={close}
        title={t('actions.document', { name })}
        closeLabel={t('actions.hide')}
      >
        <Notice>{opened}</Notice>
      </Dialog>
    </>
  )
}
