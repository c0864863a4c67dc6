import { Stack } from '@shuttle/ui'
import { DISRUPTION_SECTION } from '../addresses/backoffice-sections'
import { FeesTabs } from '../components/fees-tabs'
import { DeclareDisruption } from '../features/declare-disruption/declare-disruption'
import { DisruptionPanel } from '../features/declare-disruption/disruption-panel'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useDisruptionTexts } from '../i18n/use-disruption-texts'

/** Rides that do not run: counted, declared, and followed. */
export const DisruptionTab = () => {
  const t = useDisruptionTexts()
  return (
    <StaffPage section={DISRUPTION_SECTION} title={t('nav.fees')} note={t('rides.note')} aside={<DisruptionPanel />}>
      <Stack>
        <FeesTabs current="disruption" />
        <DeclareDisruption />
      </Stack>
    </StaffPage>
  )
}
