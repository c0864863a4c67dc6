import { saveSearchCall } from '@shuttle/wire/staff'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
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
export const SaveSearch = ({ open, search, onClose, onSaved }: SaveSearchProps) => {
  const t = useOrdersTexts()
  return (
    <ActionDialog
      about={open ? search : undefined}
      call={async ({ filters, sort }, name) => {
        await staffCall(saveSearchCall, { name, filters, sort })
        return name
      }}
      name="save search"
      title={t('saved.question')}
      reason={{
        label: t('common.name'),
        hint: t('saved.nameHint'),
        maxLength: LONGEST_NAME,
        missing: t('saved.missing'),
      }}
      confirmLabel={t('saved.save')}
      consequence={() => t('saved.text')}
      done={(_, name) => t('saved.done', { name })}
      onDone={onSaved}
      onClose={onClose}
    />
  )
}
