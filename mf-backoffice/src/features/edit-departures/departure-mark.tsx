import type { DepartureStatus } from '@shuttle/domain'
import type { Tone } from '@shuttle/ui'
import { type Glyph, StateMark } from '@shuttle/ui/desk'
import { useDeparturesTexts } from '../../i18n/use-departures-texts'

const LOOKS: Record<DepartureStatus, readonly [Glyph, Tone]> = {
  open: ['done', 'success'],
  paused: ['paused', 'warning'],
  closed: ['locked', 'neutral'],
  departed: ['ended', 'neutral'],
}

/** The state of a departure as glyph and word. */
export const DepartureMark = ({ status }: { status: DepartureStatus }) => {
  const t = useDeparturesTexts()
  const [glyph, tone] = LOOKS[status]
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`state.${status}`)}
    </StateMark>
  )
}
