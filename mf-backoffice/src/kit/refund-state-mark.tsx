import type { LedgerState } from '@shuttle/domain/staff'
import { StateMark } from '@shuttle/ui/backoffice'
import { useMoneyTexts } from './texts/use-money-texts'

const MARKS = {
  accepted: ['waiting', 'info'],
  pending: ['waiting', 'info'],
  failed: ['back', 'warning'],
  refused: ['attention', 'danger'],
  done: ['done', 'success'],
  settled: ['done', 'neutral'],
} as const

/** The state of a refund; undefined is one that this build does not know. */
export const RefundStateMark = ({ state }: { state: LedgerState | undefined }) => {
  const t = useMoneyTexts()
  const [glyph, tone] = state ? MARKS[state] : (['attention', 'neutral'] as const)
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`refundState.${state ?? 'unknown'}`)}
    </StateMark>
  )
}
