import { StateMark } from '@shuttle/ui/backoffice'
import type { Difference } from '@shuttle/wire/staff'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'

export const DifferenceMark = ({ difference: { state } }: { difference: Difference }) => {
  const t = useReconciliationTexts()
  return state === 'open' ? (
    <StateMark glyph="differs" tone="danger">
      {t('state.open')}
    </StateMark>
  ) : (
    <StateMark glyph="done" tone="neutral">
      {t('state.closed')}
    </StateMark>
  )
}
