import type { Instant } from '@shuttle/domain'

/** The instant of a moment in business time, such as `2026-11-21T10:00:00`. */
export const at = (text: string): Instant => Date.parse(`${text}+08:00`)
