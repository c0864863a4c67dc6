import type { TicketCategory } from '@shuttle/domain'

/**
 * Facts about a line in the address of ticket details (purchase 2, routes). Names are hints until the line is loaded.
 */
export interface TicketDetailsAddress {
  lineCode: string
  category: TicketCategory
  originName: string
  destinationName: string
}

const CATEGORIES = ['1', '2']

/**
 * Undefined when the address names no line or contradicts itself. If both facts about the category are present, the
 * line code wins.
 */
export const readTicketDetailsAddress = (query: URLSearchParams): TicketDetailsAddress | undefined => {
  const lineCode = query.get('xldm') ?? ''
  if (!/^[A-Z]{6}(RT)?$/.test(lineCode) || !CATEGORIES.includes(query.get('xllb') ?? '1')) return undefined
  const agrees = (name: string, part: string) => (query.get(name) ?? part) === part
  if (!agrees('code_1', lineCode.slice(0, 3)) || !agrees('code_2', lineCode.slice(3, 6))) return undefined
  return {
    lineCode,
    category: lineCode.endsWith('RT') ? 'roundTrip' : 'oneWay',
    originName: query.get('xlmc_1') ?? '',
    destinationName: query.get('xlmc_2') ?? '',
  }
}
