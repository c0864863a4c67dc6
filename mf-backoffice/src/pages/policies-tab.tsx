import { Button, Stack } from '@shuttle/ui'
import { findSection } from '../addresses/backoffice-sections'
import { FeesTabs } from '../components/fees-tabs'
import { PolicyPanel } from '../features/edit-refund-policies/policy-panel'
import { PolicyTable } from '../features/edit-refund-policies/policy-table'
import { usePoliciesAddress } from '../features/edit-refund-policies/use-policies-address'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useFeesTexts } from '../i18n/use-fees-texts'
import { useMay } from '../state/use-staff-index'

/** Versions of the refund policy, and the shown or edited one beside them. */
export const PoliciesTab = () => {
  const t = useFeesTexts()
  const mayEdit = useMay('policy.edit')
  const { show } = usePoliciesAddress()
  return (
    <StaffPage
      section={findSection('fees')}
      title={t('nav.fees')}
      note={t('versions.note')}
      actions={mayEdit && <Button onClick={() => show('', 'new')}>{t('versions.add')}</Button>}
      aside={<PolicyPanel />}
    >
      <Stack>
        <FeesTabs current="versions" />
        <PolicyTable />
      </Stack>
    </StaffPage>
  )
}
