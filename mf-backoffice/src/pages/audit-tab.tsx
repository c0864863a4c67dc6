import { findSection } from '../addresses/desk-sections'
import { StaffPage } from '../features/enter-desk/staff-page'
import { ActPanel } from '../features/read-audit/act-panel'
import { ActTable } from '../features/read-audit/act-table'
import { AuditFilters } from '../features/read-audit/audit-filters'
import { useIndexTexts } from '../i18n/use-index-texts'

/** Audit events, the newest first; the URL has filters, page and open entry. */
export const AuditTab = () => {
  const t = useIndexTexts()
  return (
    <StaffPage section={findSection('audit')} title={t('nav.audit')} note={t('audit.note')} aside={<ActPanel />}>
      <AuditFilters />
      <ActTable />
    </StaffPage>
  )
}
