import { findSection } from '../addresses/backoffice-sections'
import { ListFiles } from '../components/list-files'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { LedgerFilters } from '../features/show-ledger/ledger-filters'
import { LedgerTable } from '../features/show-ledger/ledger-table'
import { RefundPanel } from '../features/show-ledger/refund-panel'
import { useLedgerTexts } from '../i18n/use-ledger-texts'

/** The ledger of refunds (D5.25); the URL has filters, refund and page. */
const LedgerPage = () => {
  const t = useLedgerTexts()
  return (
    <StaffPage section={findSection('ledger')} title={t('nav.ledger')} note={t('ledger.note')} aside={<RefundPanel />}>
      <LedgerFilters />
      <ListFiles kind="ledger" />
      <LedgerTable />
    </StaffPage>
  )
}

export { LedgerPage as Page }
