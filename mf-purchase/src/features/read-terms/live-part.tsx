import { useBookingTexts } from '@shuttle/booking'
import { refundExceptions, refundSentences } from '@shuttle/booking/facts'
import type { PurchaseTerms } from '@shuttle/calls'
import { usualLimits } from '../../domain/fare-groups'
import { FaresTable } from './fares-table'
import type { LivePart as PartName, Terms } from './terms'

const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

/** A part of the terms that the records of the service say. */
export const LivePart = ({ part, terms, numbers }: { part: PartName; terms: Terms; numbers: PurchaseTerms }) => {
  const t = useBookingTexts(terms.language)
  const limits = usualLimits(numbers.lines)
  switch (part) {
    case 'fares':
      return <FaresTable lines={numbers.lines} words={terms.words} />
    case 'limits':
      return limits ? <p>{terms.words.limits(limits)}</p> : null
    case 'refund':
      return (
        <Points points={[...refundSentences(numbers.refundPolicy, t), ...refundExceptions(numbers.refundPolicy, t)]} />
      )
    case 'exceptions':
      return <Points points={refundExceptions(numbers.refundPolicy, t)} />
  }
}
