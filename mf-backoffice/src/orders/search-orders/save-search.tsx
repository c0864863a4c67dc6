import { toast } from '@shuttle/host'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { saveSearchCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import type { OrderSearch } from '../domain/order-search'
import { useOrdersTexts } from '../texts/use-orders-texts'

interface SaveSearchProps {
  open: boolean
  search: OrderSearch
  onClose: () => void
  onSaved: () => void
}

const LONGEST_NAME = 40

/** Saves the current search under a name. */
export const SaveSearch = ({ open, search: { filters, sort }, onClose, onSaved }: SaveSearchProps) => {
  const t = useOrdersTexts()
  const { run, isPending, error, clear } = useStaffAction({
    call: (name: string) => staffCall(saveSearchCall, { name, filters, sort }),
    name: 'save search',
  })
  const close = () => {
    clear()
    onClose()
  }
  const save = async (name: string) => {
    if (!(await run(name))) return
    toast(t('saved.done', { name }), 'success')
    onSaved()
    close()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('saved.question')}
      reason={{
        label: t('saved.name'),
        hint: t('saved.nameHint'),
        maxLength: LONGEST_NAME,
        missing: t('saved.missing'),
      }}
      confirmLabel={t('saved.save')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={isPending}
      error={error}
      onConfirm={(name) => void save(name)}
      onCancel={close}
    >
      {t('saved.text')}
    </ConfirmDialog>
  )
}
