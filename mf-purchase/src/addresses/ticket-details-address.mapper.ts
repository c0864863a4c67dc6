import type { Line, TicketCategory } from '@shuttle/domain'

/** What the address of ticket details says about a line (purchase 2, routes). Names are hints until the line is known. */
export interface TicketDetailsAddress {
  lineCode: string
  category: TicketCategory
  originName: string
  destinationName: string
}

const CATEGORY: Record<string, TicketCategory> = { 1: 'oneWay', 2: 'roundTrip' }

/** Undefined when the address names no line, or contradicts itself. */
export const readTicketDetailsAddress = (query: URLSearchParams): TicketDetailsAddress | undefined => {
  const lineCode = query.get('xldm') ?? ''
  const category = CATEGORY[query.get('xllb') ?? '1']
  if (!/^[A-Z]{6}(RT)?$/.test(lineCode) || !category) return undefined
  const agrees = (name: string, part: string) => (query.get(name) ?? part) === part
  if (!agrees('code_1', lineCode.slice(0, 3)) || !agrees('code_2', lineCode.slice(3, 6))) return undefined
  return {
    lineCode,
    category,
    originName: query.get('xlmc_1') ?? '',
    destinationName: query.get('xlmc_2') ?? '',
  }
}

type LinkedLine = Pick<Line, 'lineCode' | 'category' | 'originName' | 'destinationName'>

export const ticketDetailsHref = (line: LinkedLine): string =>
  `/ticket_details?${new URLSearchParams({
    xlmc_1: line.originName,
    xlmc_2: line.destinationName,
    xllb: line.category === 'oneWay' ? '1' : '2',
    xldm: line.lineCode,
    code_1: line.lineCode.slice(0, 3),
    code_2: line.lineCode.slice(3, 6),
  })}`
