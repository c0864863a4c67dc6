import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { type DataColumn, DataTable, RowActs } from '@shuttle/ui/desk'
import type { StaffMember } from '../../calls/staff-members'
import { toTableState } from '../../components/to-table-state'
import { useRoleName } from '../../components/use-role-name'
import { useStaffFailureText } from '../../components/use-staff-failure-text'
import { useTableTexts } from '../../components/use-table-texts'
import { useIndexTexts } from '../../i18n/use-index-texts'
import { useMay } from '../../state/use-staff-index'
import { useStaffList } from '../../state/use-staff-list'

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
  const toFailureText = useStaffFailureText()
  const mayEdit = useMay('staff.edit')
  const asked = useStaffList()
  const failedHint = toFailureText(asked.error)
  const texts = useTableTexts({ empty: t('staff.empty'), failed: t('staff.failed'), failedHint })
  const findEmail = (accountId: string) => asked.data?.find((one) => one.accountId === accountId)?.email ?? accountId
  const columns: DataColumn<StaffMember>[] = [
    { id: 'email', header: t('staff.email'), cell: ({ email }) => email },
    { id: 'nickname', header: t('staff.nickname'), cell: ({ nickname }) => nickname },
    { id: 'role', header: t('staff.role'), cell: ({ role }) => toRoleName(role) },
    {
      id: 'since',
      header: t('staff.since'),
      cell: ({ since }) => (since === undefined ? '-' : formatDateTime(since, language)),
    },
    {
      id: 'grantedBy',
      header: t('staff.grantedBy'),
      cell: ({ since, grantedBy }) => {
        if (since === undefined) return '-'
        return grantedBy === '' ? t('staff.system') : findEmail(grantedBy)
      },
    },
  ]
  const acts: DataColumn<StaffMember> = {
    id: 'acts',
    header: t('staff.acts'),
    cell: (member) => (
      <RowActs>
        <Button kind="text" aria-label={t('staff.changeOf', { email: member.email })} onClick={() => onChange(member)}>
          {t('staff.change')}
        </Button>
        <Button kind="text" aria-label={t('staff.resetOf', { email: member.email })} onClick={() => onReset(member)}>
          {t('staff.reset')}
        </Button>
        <Button kind="text" aria-label={t('staff.codeFor', { email: member.email })} onClick={() => onEnrol(member)}>
          {t('staff.code')}
        </Button>
      </RowActs>
    ),
  }
  return (
    <DataTable
      caption={t('staff.caption')}
      columns={mayEdit ? [...columns, acts] : columns}
      rows={asked.data}
      rowId={({ accountId }) => accountId}
      state={toTableState(asked)}
      onRetry={() => void asked.refetch()}
      texts={texts}
    />
  )
}
