import { Stack } from '@shuttle/ui'
import { findSection } from '../addresses/backoffice-sections'
import { FeesTabs } from '../components/fees-tabs'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { AddPause } from '../features/pause-refunds/add-pause'
import { PauseRefunds } from '../features/pause-refunds/pause-refunds'
import { useFeesTexts } from '../i18n/use-fees-texts'
import { useMay } from '../state/use-staff-index'

/** Pauses of automatic refunds by line. */
export const PausesTab = () => {
  const t = useFeesTexts()
  const mayEdit = useMay('policy.edit')
  return (
    <StaffPage
      section={findSection('fees')}
      title={t('nav.fees')}
      note={t('pauses.note')}
      actions={mayEdit && <AddPause />}
    >
      <Stack>
        <FeesTabs current="pauses" />
        <PauseRefunds />
      </Stack>
    </StaffPage>
  )
}
