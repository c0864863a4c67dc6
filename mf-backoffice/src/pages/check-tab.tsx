import { findSection } from '../addresses/backoffice-sections'
import { CheckTickets } from '../features/check-tickets/check-tickets'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useCheckTexts } from '../i18n/use-check-texts'

/** The ticket check of a counter or a gate. */
export const CheckTab = () => {
  const t = useCheckTexts()
  return (
    <StaffPage section={findSection('check')} title={t('nav.check')} note={t('check.note')}>
      <CheckTickets />
    </StaffPage>
  )
}
