import type { LineFares } from '@shuttle/calls'
import type { Currency, FareTable, PassengerLimits } from '@shuttle/domain'

/** Lines that cost the same, shown once. */
export interface FareGroup {
  currency: Currency
  category: LineFares['category']
  /** In the order of the service. */
  lines: { lineCode: string; originName: string; destinationName: string }[]
  fares: FareTable[]
}

const priceTag = (line: LineFares): string => JSON.stringify([line.currency, line.category, line.fares])
const faresTag = (line: LineFares): string => JSON.stringify([line.currency, line.fares])

/** A round trip is shown only where a leg of it costs something else than the one-way line of the same ends. */
const isCoveredByOneWay = (line: LineFares, all: readonly LineFares[]): boolean =>
  line.category === 'roundTrip' &&
  all.some(
    (other) =>
      other.category === 'oneWay' && line.lineCode.startsWith(other.lineCode) && faresTag(other) === faresTag(line),
  )

/** Fares of all lines, equal ones together, one-way lines first. */
export const groupFares = (lines: readonly LineFares[]): FareGroup[] => {
  const groups = new Map<string, FareGroup>()
  const shown = lines.filter((line) => !isCoveredByOneWay(line, lines))
  for (const line of [...shown].sort((a, b) => a.category.localeCompare(b.category))) {
    const { lineCode, originName, destinationName, currency, category, fares } = line
    const group = groups.get(priceTag(line)) ?? { currency, category, lines: [], fares }
    group.lines.push({ lineCode, originName, destinationName })
    groups.set(priceTag(line), group)
  }
  return [...groups.values()]
}

/** The usual limits, that most lines have, for a sentence that adds that a line may have its own. */
export const usualLimits = (lines: readonly LineFares[]): (PassengerLimits & { windowDays: number }) | undefined => {
  const counts = new Map<string, number>()
  const limitsTag = ({ limits, windowDays }: LineFares) => JSON.stringify([limits, windowDays])
  for (const line of lines) counts.set(limitsTag(line), (counts.get(limitsTag(line)) ?? 0) + 1)
  const usual = [...lines].sort((a, b) => (counts.get(limitsTag(b)) ?? 0) - (counts.get(limitsTag(a)) ?? 0))[0]
  return usual && { ...usual.limits, windowDays: usual.windowDays }
}
