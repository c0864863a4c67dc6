import type { Step } from '../domain/missing-step'
import { useTexts } from '../i18n/use-texts'
import { AIRLINE, DEPARTURES, FLIGHT } from '../paths'
import { MessageCard } from './message-card'

const WAYS = {
  trip: { path: AIRLINE, label: 'missing.toTrip' },
  flight: { path: FLIGHT, label: 'missing.toFlight' },
  departure: { path: DEPARTURES, label: 'missing.toDeparture' },
} as const

/** In place of a page that was opened before the step it stands on: says what is missing, and leads there. */
export const MissingStep = ({ step }: { step: Step }) => {
  const t = useTexts()
  const { path, label } = WAYS[step]
  return <MessageCard title={t('missing.title')} text={t(`missing.${step}`)} to={path} label={t(label)} />
}
