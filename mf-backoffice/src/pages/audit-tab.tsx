import { findSection } from '../addresses/backoffice-sections'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { AuditEventPanel } from '../features/read-audit/audit-event-panel'
import { AuditEventTable } from '../features/read-audit/audit-event-table'
import { AuditFilters } from '../features/read-audit/audit-filters'
import { useIndexTexts } from '../i18n/use-index-texts'

/** Audit events, the newest first; the URL has filters, page and open entry. */
export const AuditTab = () => {
  const t = useIndexTexts()
  return (
    <StaffPage section={findSection('audit')} title={t('nav.audit')} note={t('audit.note')} aside={<AuditEventPanel />}>
      <AuditFilters />
      <AuditEventTable />
    </StaffPage>
  )
}
