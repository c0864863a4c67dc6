import { StateMark } from '@shuttle/ui/backoffice'
import type { Difference } from '../../calls/differences'
import { useReconciliationTexts } from '../../i18n/use-reconciliation-texts'

export const DifferenceMark = ({ difference: { isOpen } }: { difference: Difference }) => {
  const t = useReconciliationTexts()
  return isOpen ? (
    <StateMark glyph="differs" tone="danger">
      {t('state.open')}
    </StateMark>
  ) : (
    <StateMark glyph="done" tone="neutral">
      {t('state.closed')}
    </StateMark>
  )
}
