import { Button } from '@shuttle/ui'
import { useState } from 'react'
import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { CompareDay, type DayToCompare } from './reconcile/compare-day'
import { DifferenceFilters } from './reconcile/difference-filters'
import { DifferencePanel } from './reconcile/difference-panel'
import { DifferenceTable } from './reconcile/difference-table'
import { NightTable } from './reconcile/night-table'
import { useReconciliationTexts } from './texts/use-reconciliation-texts'

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
