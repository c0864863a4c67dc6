import type { RefundPolicy } from '@shuttle/domain'
import { inWholeUnits, type RefundWords } from './refund-words'

interface ChineseParts {
  units: Record<'day' | 'hour' | 'minute', string>
  onlyFee: (share: string) => string
  oneFee: (time: string, share: string, clock: RefundPolicy['clock']) => string
  /** Opens the list of fees. */
  fees: string
  lastFee: (share: string) => string
}

/** Both ways of writing Chinese put a duration and a list of fees together alike; `words` are the sentences that stand alone. */
export const chineseRefundWords = (
  parts: ChineseParts,
  words: Omit<RefundWords, 'duration' | 'fees' | 'space'>,
): RefundWords => ({
  ...words,
  duration: (minutes) => {
    const { count, unit } = inWholeUnits(minutes)
    return `${count} ${parts.units[unit]}`
  },
  fees: (clock, steps, last) => {
    if (steps.length === 0) return parts.onlyFee(last)
    const said = steps.map(({ time, share }) => parts.oneFee(time, share, clock))
    return `${parts.fees}${[...said, parts.lastFee(last)].join('，')}。`
  },
  space: '',
})
