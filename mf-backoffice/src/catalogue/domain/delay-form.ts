import type { StaffErrorCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import { checkDelay, type DelayContent } from '@shuttle/domain/staff'

/** Faults of a form before it is sent; the service refuses them by the rides. */
export type DelayFault = StaffErrorCode | 'LINE_MISSING' | 'TIME_INVALID'

/** Violations of a delay as it is typed, by field. */
export const checkDelayForm = (
  delay: DelayContent,
  now: Instant,
): { [Field in keyof DelayContent]?: DelayFault | undefined } => ({
  ...checkDelay(delay, now),
  ...(delay.lineCode === '' && { lineCode: 'LINE_MISSING' }),
  ...(!/^(([01]\d|2[0-3]):[0-5]\d)?$/.test(delay.beginTime) && { beginTime: 'TIME_INVALID' }),
})
