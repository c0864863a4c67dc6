import type { RuleState } from '@shuttle/domain/staff'
import { StateMark } from '@shuttle/ui/backoffice'
import { useRulesTexts } from '../texts/use-rules-texts'

const MARKS = {
  planned: { glyph: 'waiting', tone: 'info' },
  inForce: { glyph: 'done', tone: 'success' },
  over: { glyph: 'ended', tone: 'neutral' },
} as const satisfies Record<RuleState, object>

/** Whether a rule is in force now. */
export const RuleStateMark = ({ state }: { state: RuleState }) => {
  const t = useRulesTexts()
  return <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>
}
