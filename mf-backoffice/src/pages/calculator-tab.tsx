import { Stack } from '@shuttle/ui'
import { findSection } from '../addresses/backoffice-sections'
import { FeesTabs } from '../components/fees-tabs'
import { CalculateFees } from '../features/calculate-fees/calculate-fees'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useFeesTexts } from '../i18n/use-fees-texts'

/** The fee of a refund, of an order or of a ticket that could be sold. */
export const CalculatorTab = () => {
  const t = useFeesTexts()
  return (
    <StaffPage section={findSection('fees')} title={t('nav.fees')} note={t('calculator.note')}>
      <Stack>
        <FeesTabs current="calculator" />
        <CalculateFees />
      </Stack>
    </StaffPage>
  )
}
