import { Notice } from '@shuttle/ui'
import { ConfirmAct } from '@shuttle/ui/desk'
import { Dialog } from '@shuttle/ui/overlay'
import { useState } from 'react'
import { openDocument } from '../../calls/order-acts'
import type { FilePassenger } from '../../calls/order-file'
import { useStaffAct } from '../../components/use-staff-act'
import { useOrderTexts } from '../../i18n/use-order-texts'

interface ShowDocumentProps {
  orderNo: string
  person: FilePassenger | undefined
  onClose: () => void
}

const LONGEST_REASON = 200

/** Requires a reason, then shows the document number until it is hidden; nothing is stored. */
export const ShowDocument = ({ orderNo, person, onClose }: ShowDocumentProps) => {
  const t = useOrderTexts()
  const [opened, setOpened] = useState<string>()
  const { act, isPending, error, clear } = useStaffAct({ call: openDocument, name: 'show document' })
  const name = person?.name ?? ''
  const close = () => {
    clear()
    setOpened(undefined)
    onClose()
  }
  const show = async (reason: string) => {
    if (!person) return
    const done = await act({ orderNo, person: person.number, reason })
    if (done) setOpened(done.result)
  }
  return (
    <>
      <ConfirmAct
        open={person !== undefined && opened === undefined}
        title={t('act.showOf', { name })}
        reason={{
          label: t('act.reason'),
          hint: t('act.reasonHint'),
          maxLength: LONGEST_REASON,
          missing: t('act.reasonMissing'),
        }}
        confirmLabel={t('act.show')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={(reason) => void show(reason)}
        onCancel={close}
      >
        {t('act.showText')}
      </ConfirmAct>
      <Dialog
        open={opened !== undefined}
        onClose={close}
        title={t('act.document', { name })}
        closeLabel={t('act.hide')}
      >
        <Notice>{opened}</Notice>
      </Dialog>
    </>
  )
}
