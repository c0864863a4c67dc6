import { type CivilDate, civilDateAt, type Instant, isCivilDate } from '@shuttle/domain'

/** What is open beside the departures of a day. */
export const DEPARTURE_PANELS = ['days', 'timetable'] as const
export type DeparturePanel = (typeof DEPARTURE_PANELS)[number]

/** What the address says of departures. */
export interface DeparturesAddress {
  /** Empty for the first line. */
  line: string
  /** Empty for today. */
  day: CivilDate | ''
  /** Begin of the departure that is open. */
  open: string
  panel: DeparturePanel | undefined
}

/** Reads an address; what makes no sense there counts as not given. */
export const readDeparturesAddress = (query: URLSearchParams): DeparturesAddress => {
  const day = query.get('day') ?? ''
  const open = query.get('open') ?? ''
  return {
    line: query.get('line')?.trim() ?? '',
    day: isCivilDate(day) ? day : '',
    open: /^\d{2}:\d{2}$/.test(open) ? open : '',
    panel: DEPARTURE_PANELS.find((panel) => panel === query.get('panel')),
  }
}

/** The same as parameters of an address, without what is not given. */
export const departuresQuery = ({ line, day, open, panel }: DeparturesAddress): Record<string, string> => ({
  tab: 'departures',
  ...(line && { line }),
  ...(day && { day }),
  ...(open && { open }),
  ...(panel && { panel }),
})

/** The day that an address means now. */
export const toShownDay = ({ day }: Pick<DeparturesAddress, 'day'>, now: Instant): CivilDate => day || civilDateAt(now)
