import { findSection } from '../kit/addresses/backoffice-sections'
import { useIndexTexts } from '../kit/texts/use-index-texts'
import { StaffPage } from './enter-backoffice/staff-page'
import { AuditEventPanel } from './read-audit/audit-event-panel'
import { AuditEventTable } from './read-audit/audit-event-table'
import { AuditFilters } from './read-audit/audit-filters'

/** Audit events, the newest first; the URL has filters, page and open entry. */
export const AuditTab = () => {
  const t = useIndexTexts()
  return (
    <StaffPage
      section={findSection('audit')}
      title={t('nav.audit')}
      note={t('common.newestFirst')}
      aside={<AuditEventPanel />}
    >
      <AuditFilters />
      <AuditEventTable />
    </StaffPage>
  )
}
