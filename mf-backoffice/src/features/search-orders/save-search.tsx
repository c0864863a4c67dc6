import { toast } from '@shuttle/host'
import { ConfirmAct } from '@shuttle/ui/desk'
import { keepSearch } from '../../calls/saved-searches'
import { useStaffAct } from '../../components/use-staff-act'
import type { OrderSearch } from '../../domain/order-search'
import { useOrdersTexts } from '../../i18n/use-orders-texts'

interface SaveSearchProps {
  open: boolean
  search: OrderSearch
  onClose: () => void
  onSaved: () => void
}

const LONGEST_NAME = 40

/** Saves the current search under a name. */
export const SaveSearch = ({ open, search: { filter, sort }, onClose, onSaved }: SaveSearchProps) => {
  const t = useOrdersTexts()
  const { act, isPending, error, clear } = useStaffAct({ call: keepSearch, name: 'save search' })
  const close = () => {
    clear()
    onClose()
  }
  const save = async (name: string) => {
    if (!(await act({ name, filter, sort }))) return
    toast(t('saved.done', { name }), 'success')
    onSaved()
    close()
  }
  return (
    <ConfirmAct
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
    </ConfirmAct>
  )
}
