import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { type DataColumn, RowActions } from '@shuttle/ui/backoffice'
import type { StaffMember } from '@shuttle/wire/staff'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { useRoleName } from '../../kit/use-role-name'
import { useStaffList } from '../state/use-staff-list'

interface StaffTableProps {
  onChange: (member: StaffMember) => void
  onReset: (member: StaffMember) => void
  onEnrol: (member: StaffMember) => void
}

/** All accounts of level 9, by address, with the changes that the role may make. */
export const StaffTable = ({ onChange, onReset, onEnrol }: StaffTableProps) => {
  const t = useIndexTexts()
  const language = useLanguage()
  const toRoleName = useRoleName()
  const mayEdit = useMay('staff.edit')
  const query = useStaffList()
  const findEmail = (accountId: string) => query.data?.find((one) => one.accountId === accountId)?.email ?? accountId
  const columns: DataColumn<StaffMember>[] = [
    { id: 'email', header: t('staff.email'), cell: ({ email }) => email },
    { id: 'nickname', header: t('common.name'), cell: ({ nickname }) => nickname },
    { id: 'role', header: t('staff.role'), cell: ({ role }) => toRoleName(role) },
    {
      id: 'since',
      header: t('staff.since'),
      cell: ({ grantedAt }) => (grantedAt === undefined ? '-' : formatDateTime(grantedAt, language)),
    },
    {
      id: 'grantedBy',
      header: t('staff.grantedBy'),
      cell: ({ grantedAt, grantedBy }) => {
        if (grantedAt === undefined) return '-'
        return grantedBy === undefined ? t('staff.system') : findEmail(grantedBy)
      },
    },
  ]
  const actions: DataColumn<StaffMember> = {
    id: 'actions',
    header: t('common.actions'),
    cell: (member) => (
      <RowActions>
        <Button kind="text" aria-label={t('staff.changeOf', { email: member.email })} onClick={() => onChange(member)}>
          {t('staff.change')}
        </Button>
        <Button kind="text" aria-label={t('staff.resetOf', { email: member.email })} onClick={() => onReset(member)}>
          {t('staff.reset')}
        </Button>
        <Button kind="text" aria-label={t('staff.codeFor', { email: member.email })} onClick={() => onEnrol(member)}>
          {t('common.enrolmentCode')}
        </Button>
      </RowActions>
    ),
  }
  return (
    <ResourceList
      caption={t('nav.staff')}
      columns={mayEdit ? [...columns, actions] : columns}
      query={query}
      rows={query.data}
      rowId={({ accountId }) => accountId}
      texts={{ empty: t('staff.empty'), failed: t('staff.failed') }}
    />
  )
}
