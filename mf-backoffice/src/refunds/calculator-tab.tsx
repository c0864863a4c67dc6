import { Stack } from '@shuttle/ui'
import { findSection } from '../kit/addresses/backoffice-sections'
import { FeesTabs } from '../kit/fees-tabs'
import { useFeesTexts } from '../kit/texts/use-fees-texts'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { CalculateFees } from './calculate-fees/calculate-fees'

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
