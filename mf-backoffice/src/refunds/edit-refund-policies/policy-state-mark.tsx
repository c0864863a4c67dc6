import type { RuleState } from '@shuttle/domain/staff'
import { StateMark } from '@shuttle/ui/backoffice'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'

const MARKS = {
  planned: { glyph: 'waiting', tone: 'info' },
  inForce: { glyph: 'done', tone: 'success' },
  over: { glyph: 'ended' },
} as const satisfies Record<RuleState, object>

/** Whether a version is over, in force, or planned. */
export const PolicyStateMark = ({ state }: { state: RuleState }) => {
  const t = useFeesTexts()
  return <StateMark {...MARKS[state]}>{t(`versions.${state}`)}</StateMark>
}
