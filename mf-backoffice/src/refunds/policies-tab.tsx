import { Button, Stack } from '@shuttle/ui'
import { findSection } from '../kit/addresses/backoffice-sections'
import { FeesTabs } from '../kit/fees-tabs'
import { useMay } from '../kit/state/use-staff-index'
import { useFeesTexts } from '../kit/texts/use-fees-texts'
import { useSearchState } from '../kit/use-search-state'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { POLICIES_ADDRESS } from './domain/policies-address'
import { PolicyPanel } from './edit-refund-policies/policy-panel'
import { PolicyTable } from './edit-refund-policies/policy-table'

/** Versions of the refund policy, and the shown or edited one beside them. */
export const PoliciesTab = () => {
  const t = useFeesTexts()
  const mayEdit = useMay('policy.edit')
  const { show } = useSearchState(POLICIES_ADDRESS)
  return (
    <StaffPage
      section={findSection('fees')}
      title={t('nav.fees')}
      note={t('versions.note')}
      actions={mayEdit && <Button onClick={() => show({ open: '', edit: 'new' })}>{t('versions.add')}</Button>}
      aside={<PolicyPanel />}
    >
      <Stack>
        <FeesTabs current="versions" />
        <PolicyTable />
      </Stack>
    </StaffPage>
  )
}
