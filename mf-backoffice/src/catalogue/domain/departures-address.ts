import { type CivilDate, civilDateAt, type Instant, isCivilDate } from '@shuttle/domain'

/** Panels beside the departures of a day. */
export const DEPARTURE_PANELS = ['days', 'timetable'] as const
export type DeparturePanel = (typeof DEPARTURE_PANELS)[number]

/** Search state of departures, as the URL has it. */
export interface DeparturesAddress {
  /** Empty: the first line. */
  line: string
  /** Empty: today. */
  day: CivilDate | ''
  /** Begin time of the open departure. */
  open: string
  panel: DeparturePanel | undefined
}

/** Reads a URL; invalid values count as missing. */
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

/** The search state as URL parameters, without missing values. */
export const departuresQuery = ({ line, day, open, panel }: DeparturesAddress): Record<string, string> => ({
  tab: 'departures',
  ...(line && { line }),
  ...(day && { day }),
  ...(open && { open }),
  ...(panel && { panel }),
})

/** The day that the URL means now. */
export const toShownDay = ({ day }: Pick<DeparturesAddress, 'day'>, now: Instant): CivilDate => day || civilDateAt(now)
