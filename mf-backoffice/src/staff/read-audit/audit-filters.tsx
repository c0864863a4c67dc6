import { STAFF_RIGHTS } from '@shuttle/domain/staff'
import { FilterBar } from '@shuttle/ui/backoffice'
import { useMay } from '../../kit/state/use-staff-index'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { useSearchState } from '../../kit/use-search-state'
import { AUDIT_ADDRESS } from '../domain/audit-address'
import { useStaffList } from '../state/use-staff-list'
import { useActionName } from './use-action-name'

/** Filters by account, action and object. */
export const AuditFilters = () => {
  const t = useIndexTexts()
  const toActionName = useActionName()
  const { values: filter, find, setFilters } = useSearchState(AUDIT_ADDRESS)
  const staff = useStaffList({ enabled: useMay('staff.read') }).data ?? []
  const known = staff.some(({ accountId }) => accountId === filter.account) || filter.account === ''
  return (
    <FilterBar
      label={t('common.filters')}
      searchLabel={t('common.show')}
      clearLabel={t('common.clear')}
      onSearch={find}
      onClear={() => setFilters({})}
      filters={[
        {
          kind: 'choice',
          name: 'account',
          label: t('audit.account'),
          value: filter.account,
          options: [
            { value: '', label: t('audit.everyone') },
            ...staff.map(({ accountId, email }) => ({ value: accountId, label: email })),
            // A former member of staff still has audit events.
            ...(known ? [] : [{ value: filter.account, label: filter.account }]),
          ],
        },
        {
          kind: 'choice',
          name: 'action',
          label: t('audit.action'),
          value: filter.action,
          options: [
            { value: '', label: t('audit.everyAction') },
            ...Object.keys(STAFF_RIGHTS).map((action) => ({ value: action, label: toActionName(action) })),
          ],
        },
        { kind: 'text', name: 'object', label: t('audit.object'), value: filter.object },
      ]}
    />
  )
}
