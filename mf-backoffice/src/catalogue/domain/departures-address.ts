import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** Panels beside the departures of a day. */
export const DEPARTURE_PANELS = ['days', 'timetable'] as const

/** Without a line the first one, without a day today; `open` is the begin time of a departure. */
export const DEPARTURES_ADDRESS = defineAddress({
  tab: 'departures',
  params: {
    line: PARAM.text,
    day: PARAM.day,
    open: PARAM.textBy((text) => (/^\d{2}:\d{2}$/.test(text) ? text : '')),
    panel: PARAM.code(DEPARTURE_PANELS),
  },
  opens: 'open',
})
