import { Stack } from '@shuttle/ui'
import { findSection } from '../kit/addresses/backoffice-sections'
import { FeesTabs } from '../kit/fees-tabs'
import { useMay } from '../kit/state/use-staff-index'
import { useFeesTexts } from '../kit/texts/use-fees-texts'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { AddPause } from './pause-refunds/add-pause'
import { PauseRefunds } from './pause-refunds/pause-refunds'

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
