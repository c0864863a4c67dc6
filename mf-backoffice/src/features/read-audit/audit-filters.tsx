import { STAFF_RIGHTS } from '@shuttle/domain/staff'
import { FilterBar } from '@shuttle/ui/desk'
import { useIndexTexts } from '../../i18n/use-index-texts'
import { useMay } from '../../state/use-staff-index'
import { useStaffList } from '../../state/use-staff-list'
import { useActionName } from './use-action-name'
import { useAuditAddress } from './use-audit-address'

/** Filters by account, action and object. */
export const AuditFilters = () => {
  const t = useIndexTexts()
  const toActionName = useActionName()
  const { filter, ask } = useAuditAddress()
  const people = useStaffList({ enabled: useMay('staff.read') }).data ?? []
  const none = { account: '', action: '', object: '', before: undefined }
  const known = people.some(({ accountId }) => accountId === filter.account) || filter.account === ''
  return (
    <FilterBar
      label={t('audit.filter')}
      searchLabel={t('audit.apply')}
      clearLabel={t('audit.clear')}
      onSearch={(values) => ask({ ...none, ...values })}
      onClear={() => ask(none)}
      filters={[
        {
          kind: 'choice',
          name: 'account',
          label: t('audit.account'),
          value: filter.account,
          options: [
            { value: '', label: t('audit.everyone') },
            ...people.map(({ accountId, email }) => ({ value: accountId, label: email })),
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
