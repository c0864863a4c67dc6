import { findSection } from '../kit/addresses/backoffice-sections'
import { ListFiles } from '../kit/list-files'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { LedgerFilters } from './show-ledger/ledger-filters'
import { LedgerTable } from './show-ledger/ledger-table'
import { RefundPanel } from './show-ledger/refund-panel'
import { useLedgerTexts } from './texts/use-ledger-texts'

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
