import { findSection } from '../kit/addresses/backoffice-sections'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { ProposalFilters } from './decide-proposals/proposal-filters'
import { ProposalPanel } from './decide-proposals/proposal-panel'
import { ProposalTable } from './decide-proposals/proposal-table'
import { useHandRefundTexts } from './texts/use-hand-refund-texts'

/** Refunds at a changed fee for a second person; the URL has filter, page and the open one. */
export const ProposalsPart = () => {
  const t = useHandRefundTexts()
  return (
    <StaffPage
      section={findSection('proposals')}
      title={t('nav.proposals')}
      note={t('common.oldestFirst')}
      aside={<ProposalPanel />}
    >
      <ProposalFilters />
      <ProposalTable />
    </StaffPage>
  )
}
