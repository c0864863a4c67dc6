import { StateMark } from '@shuttle/ui/backoffice'
import type { ProposalState } from '../domain/proposals-address'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'

const MARKS = {
  waiting: ['waiting', 'warning'],
  approved: ['done', 'success'],
  rejected: ['ended', 'neutral'],
  stale: ['attention', 'neutral'],
  expired: ['ended', 'neutral'],
} as const satisfies Record<ProposalState, readonly [string, string]>

export const ProposalMark = ({ state }: { state: ProposalState }) => {
  const t = useHandRefundTexts()
  const [glyph, tone] = MARKS[state]
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`proposals.${state}`)}
    </StateMark>
  )
}
