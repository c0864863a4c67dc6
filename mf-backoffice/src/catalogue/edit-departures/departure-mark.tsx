import { countSeatsLeft } from '@shuttle/domain'
import type { Tone } from '@shuttle/ui'
import { type Glyph, StateMark } from '@shuttle/ui/backoffice'
import type { StaffDeparture } from '@shuttle/wire/staff'
import { useDeparturesTexts } from '../texts/use-departures-texts'

const MARKS = {
  open: ['done', 'success'],
  soldOut: ['used', 'neutral'],
  paused: ['paused', 'warning'],
  closed: ['locked', 'neutral'],
  departed: ['ended', 'neutral'],
} as const satisfies Record<string, readonly [Glyph, Tone]>

/** The state of a departure as glyph and text; an open departure without seats is sold out. */
export const DepartureMark = ({ departure }: { departure: StaffDeparture }) => {
  const t = useDeparturesTexts()
  const state = departure.shown === 'open' && countSeatsLeft(departure) === 0 ? 'soldOut' : departure.shown
  const [glyph, tone] = MARKS[state]
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`state.${state}`)}
    </StateMark>
  )
}
