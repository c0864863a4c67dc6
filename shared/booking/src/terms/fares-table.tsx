import type { LineFares } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { formatMoney, PASSENGER_TYPES } from '@shuttle/domain'
import { useBookingTexts } from '../texts/use-booking-texts'
import { type FareGroup, groupFares } from './fare-groups'
import styles from './fares-table.module.css'
import { type TranslateTerms, useTermsTexts } from './use-terms-texts'

const formatCaption = ({ lines, category }: FareGroup, t: TranslateTerms): string => {
  const names = lines.map(({ originName, destinationName }) =>
    t('line', { origin: originName, destination: destinationName }),
  )
  const prefix = category === 'roundTrip' ? t('roundTripLeg') : ''
  return prefix + names.join(t('lineSeparator'))
}

const Group = ({ group, language }: { group: FareGroup; language: LanguageCode }) => {
  const t = useTermsTexts(language)
  const bookingT = useBookingTexts(language)
  const types = PASSENGER_TYPES.filter((type) => group.fares.some(({ fares }) => fares[type] !== undefined))
  return (
    <div className={styles.frame}>
      <table className={styles.fares}>
        <caption>{formatCaption(group, t)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('passenger')}</th>
            {group.fares.map(({ fareType }) => (
              <th key={fareType} scope="col">
                {t(`fareTypes.${fareType}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type}>
              <th scope="row">{bookingT(`passengerType.${type}`)}</th>
              {group.fares.map(({ fareType, fares }) => {
                const fare = fares[type]
                return (
                  <td key={fareType}>
                    {fare === undefined ? '–' : fare === 0 ? t('free') : formatMoney(fare, group.currency)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Fares on sale today, one table for the lines that cost the same. */
export const FaresTable = ({ lines, language }: { lines: readonly LineFares[]; language: LanguageCode }) =>
  groupFares(lines).map((group) => <Group key={group.lines[0]?.lineCode} group={group} language={language} />)
