import { civilTimeAt, type Instant } from '@shuttle/domain'

/** `HH:mm` of an instant in business time, or of a clock time `HH:mm:ss` (accounts 9: the first 5 characters). */
export const formatTime = (time: Instant | string): string =>
  (typeof time === 'number' ? civilTimeAt(time) : time).slice(0, 5)
