import { MessageCard } from '../components/message-card'
import { StepPage } from '../components/step-page'
import { isFamilyParty } from '../domain/family-combo'
import { isComboOn } from '../domain/is-combo-on'
import { usePassengersTexts } from '../i18n/use-passengers-texts'
import { AIRLINE, DEPARTURES, PASSENGERS } from '../paths'
import { useAirportTripSelection } from '../state/airport-trip-selection.store'
import { BookedRide } from './booked-ride'
import { PassengersForm } from './passengers-form'

/** Four paying passengers in one form, the cheapest of them free; only if the service has the combo on. */
const FamilyPage = () => {
  const t = usePassengersTexts()
  const { counts } = useAirportTripSelection()
  return (
    <StepPage title={t('family.title')} step="passengers" before={DEPARTURES} wide>
      <BookedRide>
        {(line, departure, fares) => {
          if (!isComboOn(line, departure.date)) {
            return (
              <MessageCard
                title={t('family.off')}
                text={t('family.offText')}
                to={PASSENGERS}
                label={t('family.toOrdinary')}
              />
            )
          }
          if (!isFamilyParty(counts, fares.fare)) {
            return (
              <MessageCard
                title={t('family.notFour')}
                text={t('family.notFourText')}
                to={AIRLINE}
                label={t('missing.toTrip')}
              />
            )
          }
          return <PassengersForm key={line.lineCode} line={line} departure={departure} fares={fares} isFamily />
        }}
      </BookedRide>
    </StepPage>
  )
}

export { FamilyPage as Page }
