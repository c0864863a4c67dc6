import type { ShownState, ShownWindow } from '@shuttle/domain/staff'
import type { SHOWN_STATE_CODES } from '@shuttle/wire/staff'
import { momentFromWire } from '../../http/wire-moment'

export const readShownWindow = ({ beginTime, endTime }: { beginTime: string; endTime: string }): ShownWindow => ({
  from: momentFromWire(beginTime),
  until: momentFromWire(endTime),
})

const STATES = { PLANNED: 'planned', SHOWN: 'shown', OVER: 'over' } as const

export const readShownState = (code: (typeof SHOWN_STATE_CODES)[number] | undefined): ShownState | undefined =>
  code && STATES[code]
