import { useBookingTexts } from '@shuttle/booking'
import { formatDuration, refundExceptions, refundRules } from '@shuttle/booking/formatters'
import { FaresTable, TermsLimits, TermsPoints } from '@shuttle/booking/terms'
import type { LineFares, PurchaseTerms } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { airportDirection } from '@shuttle/domain'
import type { TermsPart } from '../../i18n/terms/airport-terms-document'
import { useAirportTermsTexts } from '../../i18n/terms/use-airport-terms-texts'

interface LinesProps {
  lines: readonly LineFares[]
  language: LanguageCode
}

const useTermsTexts = (language: LanguageCode) => {
  const bookingT = useBookingTexts(language)
  return { t: useAirportTermsTexts(language), toDuration: (minutes: number) => formatDuration(minutes, bookingT) }
}

const Connection = ({ lines, language }: LinesProps) => {
  const { t, toDuration } = useTermsTexts(language)
  const points = lines.flatMap(({ lineCode, originName, destinationName, ride }) => {
    if (!ride) return []
    const way = { origin: originName, destination: destinationName, ride: toDuration(ride.rideMinutes) }
    return airportDirection(lineCode) === 'fromAirport'
      ? t('fromAirport', {
          ...way,
          landing: toDuration(ride.landingMinutes),
          longest: toDuration(ride.longestWaitMinutes),
        })
      : t('toAirport', { ...way, checkIn: toDuration(ride.checkInMinutes) })
  })
  return <TermsPoints points={points} />
}

/** One sentence if it is the same in both directions. */
const Change = ({ lines, language }: LinesProps) => {
  const { t, toDuration } = useTermsTexts(language)
  const rows = lines.flatMap(({ originName: origin, destinationName: destination, ride }) =>
    ride ? { origin, destination, lead: toDuration(ride.changeLeadMinutes) } : [],
  )
  const [first, ...others] = rows
  if (!first) return null
  if (others.every(({ lead }) => lead === first.lead)) return <p>{t('change', { lead: first.lead })}</p>
  return <TermsPoints points={rows.map((row) => t('changeOf', row))} />
}

interface AirportPartProps {
  part: TermsPart
  language: LanguageCode
  numbers: PurchaseTerms
}

/** A part of the terms that is rendered from the settings of the lines and the refund policy. */
export const AirportPart = ({ part, language, numbers: { lines, refundPolicy } }: AirportPartProps) => {
  const bookingT = useBookingTexts(language)
  switch (part) {
    case 'fares':
      return <FaresTable lines={lines} language={language} />
    case 'connection':
      return <Connection lines={lines} language={language} />
    case 'limits':
      return <TermsLimits lines={lines} language={language} />
    case 'change':
      return <Change lines={lines} language={language} />
    case 'refund':
      return (
        <TermsPoints points={[...refundRules(refundPolicy, bookingT), ...refundExceptions(refundPolicy, bookingT)]} />
      )
  }
}
