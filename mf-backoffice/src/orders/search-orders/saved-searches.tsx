import { toast } from '@shuttle/host'
import { useCallMutation } from '@shuttle/queries'
import { Button, IconButton } from '@shuttle/ui'
import { GlyphIcon } from '@shuttle/ui/backoffice'
import { deleteSearchCall, type SavedSearch } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { CountChip, CountChips } from '../../kit/count-chip'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { useShowFailure } from '../../kit/use-show-failure'
import { isEmptyFilter, toOrderSearch, toOrdersValues } from '../domain/order-search'
import { ORDERS_ADDRESS } from '../domain/orders-address'
import { useOrdersTexts } from '../texts/use-orders-texts'
import { SaveSearch } from './save-search'
import { useSavedSearches } from './use-saved-searches'

/** Saved searches, each with the number of orders it finds now; the current one can be saved or deleted. */
export const SavedSearches = () => {
  const t = useOrdersTexts()
  const showFailure = useShowFailure()
  const maySave = useMay('search.save')
  const { values, href } = useSearchState(ORDERS_ADDRESS)
  const search = toOrderSearch(values)
  const hrefOf = (saved: Pick<SavedSearch, 'filters' | 'sort'>) => href(toOrdersValues(saved))
  const { searches, refresh } = useSavedSearches()
  const [isSaving, setSaving] = useState(false)
  const { send, isPending } = useCallMutation({
    call: (id: string) => staffCall(deleteSearchCall, { id }),
    name: 'mf-backoffice: delete search',
  })
  const here = hrefOf(search)
  const current = searches.find((saved) => hrefOf(saved) === here)
  const remove = async ({ id, name }: SavedSearch) => {
    const outcome = await send(id)
    if (outcome.kind === 'failed') showFailure(outcome.error)
    if (outcome.kind === 'done') toast(t('saved.removed', { name }), 'success')
    await refresh()
  }
  return (
    <CountChips label={t('saved.title')}>
      {searches.map((saved) => (
        <CountChip
          key={saved.id}
          to={hrefOf(saved)}
          label={saved.name}
          count={saved.total}
          isCurrent={saved === current}
        />
      ))}
      {maySave && current && (
        <IconButton
          label={t('saved.remove', { name: current.name })}
          icon={<GlyphIcon glyph="ended" size={16} />}
          aria-disabled={isPending}
          onClick={() => void remove(current)}
        />
      )}
      {maySave && !current && !isEmptyFilter(search.filters) && (
        <Button kind="text" onClick={() => setSaving(true)}>
          {t('saved.save')}
        </Button>
      )}
      <SaveSearch open={isSaving} search={search} onClose={() => setSaving(false)} onSaved={() => void refresh()} />
    </CountChips>
  )
}
