import type { LanguageCode } from '@shuttle/contracts'
import type { lineStateRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import type { CancelledRides } from './cancelled-rides.repository'
import type { DelayRow } from './delays.repository'
import { getDelayText } from './ride-notices.presenter'

type Row = z.infer<typeof lineStateRow>

export const presentLate = (delay: DelayRow, language: LanguageCode): Row => ({
  lineCode: delay.line_code,
  beginTime: delay.begin_time,
  kind: 'LATE',
  minutes: delay.minutes,
  since: wireMoment(delay.declared_at),
  text: getDelayText(delay, language),
})

export const presentNotRunning = (rides: CancelledRides): Row => ({
  lineCode: rides.lineCode,
  beginTime: rides.beginTime,
  kind: 'CANCELLED',
  minutes: 0,
  since: wireMoment(rides.declaredAt),
  text: '',
})
