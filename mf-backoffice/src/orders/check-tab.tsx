import { findSection } from '../kit/addresses/backoffice-sections'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { CheckTickets } from './check-tickets/check-tickets'
import { useCheckTexts } from './texts/use-check-texts'

/** The ticket check of a counter or a gate. */
export const CheckTab = () => {
  const t = useCheckTexts()
  return (
    <StaffPage section={findSection('check')} title={t('nav.check')} note={t('check.note')}>
      <CheckTickets />
    </StaffPage>
  )
}
