import { Button } from '@shuttle/ui'
import { useState } from 'react'
import { findSection } from '../addresses/backoffice-sections'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { CompareDay, type DayToCompare } from '../features/reconcile/compare-day'
import { DifferenceFilters } from '../features/reconcile/difference-filters'
import { DifferencePanel } from '../features/reconcile/difference-panel'
import { DifferenceTable } from '../features/reconcile/difference-table'
import { NightTable } from '../features/reconcile/night-table'
import { useReconciliationTexts } from '../i18n/use-reconciliation-texts'
import { useMay } from '../state/use-staff-index'

/**
 * The differences between our ledger and the providers, then the state of each day (D5.54); the URL has filters and the
 * open difference.
 */
export const ReconciliationTab = () => {
  const t = useReconciliationTexts()
  const mayRun = useMay('reconciliation.run')
  const [compared, setCompared] = useState<DayToCompare>()
  return (
    <StaffPage
      section={findSection('reconciliation')}
      title={t('nav.reconciliation')}
      note={t('reconcile.note')}
      actions={
        mayRun && (
          <Button kind="soft" onClick={() => setCompared({ day: '', payType: '' })}>
            {t('run.action')}
          </Button>
        )
      }
      aside={<DifferencePanel />}
    >
      <DifferenceFilters />
      <DifferenceTable />
      <NightTable onCompare={({ day, payType }) => setCompared({ day, payType })} />
      {compared && <CompareDay start={compared} onClose={() => setCompared(undefined)} />}
    </StaffPage>
  )
}
