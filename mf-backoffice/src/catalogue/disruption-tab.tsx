import { Stack } from '@shuttle/ui'
import { DISRUPTION_SECTION } from '../kit/addresses/backoffice-sections'
import { FeesTabs } from '../kit/fees-tabs'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { DelayCard } from './declare-delay/delay-card'
import { DeclareDisruption } from './declare-disruption/declare-disruption'
import { DisruptionPanel } from './declare-disruption/disruption-panel'
import { useDisruptionTexts } from './texts/use-disruption-texts'

/** Rides that do not run: counted, declared, and followed. */
export const DisruptionTab = () => {
  const t = useDisruptionTexts()
  return (
    <StaffPage section={DISRUPTION_SECTION} title={t('nav.fees')} note={t('rides.note')} aside={<DisruptionPanel />}>
      <Stack>
        <FeesTabs current="disruption" />
        <DelayCard />
        <DeclareDisruption />
      </Stack>
    </StaffPage>
  )
}
