import type { ShownState } from '@shuttle/domain/staff'
import { StateMark } from '@shuttle/ui/backoffice'
import { useContentTexts } from './texts/use-content-texts'

const MARKS = {
  planned: { glyph: 'waiting', tone: 'info' },
  shown: { glyph: 'done', tone: 'success' },
  over: { glyph: 'ended', tone: 'neutral' },
} as const satisfies Record<ShownState, object>

/** Whether passengers see the content. */
export const ShownStateMark = ({ state }: { state: ShownState }) => {
  const t = useContentTexts()
  return <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>
}
