import { StepPage } from '../components/step-page'
import { usePassengersTexts } from '../i18n/use-passengers-texts'
import { DEPARTURES } from '../paths'
import { BookedRide } from './booked-ride'
import { PassengersForm } from './passengers-form'

/** The passengers of a ride, and its order. */
const PassengersPage = () => {
  const t = usePassengersTexts()
  return (
    <StepPage title={t('document.title')} step="passengers" before={DEPARTURES} wide>
      <BookedRide>
        {(line, departure, fares) => (
          <PassengersForm key={line.lineCode} line={line} departure={departure} fares={fares} />
        )}
      </BookedRide>
    </StepPage>
  )
}

export { PassengersPage as Page }
