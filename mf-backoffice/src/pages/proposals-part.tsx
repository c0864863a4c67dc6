import { findSection } from '../addresses/backoffice-sections'
import { ProposalFilters } from '../features/decide-proposals/proposal-filters'
import { ProposalPanel } from '../features/decide-proposals/proposal-panel'
import { ProposalTable } from '../features/decide-proposals/proposal-table'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useHandRefundTexts } from '../i18n/use-hand-refund-texts'

/** Refunds at a changed fee for a second person; the URL has filter, page and the open one. */
export const ProposalsPart = () => {
  const t = useHandRefundTexts()
  return (
    <StaffPage
      section={findSection('proposals')}
      title={t('nav.proposals')}
      note={t('proposals.note')}
      aside={<ProposalPanel />}
    >
      <ProposalFilters />
      <ProposalTable />
    </StaffPage>
  )
}
