import type { LineFares } from '@shuttle/calls'
import { CURRENCY_SYMBOL, formatUnits, PASSENGER_TYPES } from '@shuttle/domain'
import { type FareGroup, fareGroups } from '../../domain/fare-groups'
import styles from './fares-table.module.css'
import type { TermsWords } from './terms'

const captionOf = (group: FareGroup, words: TermsWords): string => {
  const names = group.lines.map(({ originName, destinationName }) => words.line(originName, destinationName))
  const lines = `${group.category === 'roundTrip' ? words.roundTripLeg : ''}${names.join(words.between)}`
  return words.faresIn(lines, CURRENCY_SYMBOL[group.currency])
}

const Group = ({ group, words }: { group: FareGroup; words: TermsWords }) => {
  const types = PASSENGER_TYPES.filter((type) => group.fares.some(({ fares }) => fares[type] !== undefined))
  return (
    <table className={styles.fares}>
      <caption>{captionOf(group, words)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.passenger}</th>
          {group.fares.map(({ fareType }) => (
            <th key={fareType} scope="col">
              {words.fareTypes[fareType]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type}>
            <th scope="row">{words.passengerTypes[type]}</th>
            {group.fares.map(({ fareType, fares }) => {
              const fare = fares[type]
              return <td key={fareType}>{fare === undefined ? '–' : fare === 0 ? words.free : formatUnits(fare)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Fares on sale today, one table for the lines that cost the same. */
export const FaresTable = ({ lines, words }: { lines: readonly LineFares[]; words: TermsWords }) =>
  fareGroups(lines).map((group) => <Group key={group.lines[0]?.lineCode} group={group} words={words} />)
