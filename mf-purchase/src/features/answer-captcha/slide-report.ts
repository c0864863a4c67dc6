import { type SlideFrameReport, slideFrameReport } from '@shuttle/contracts'

/** A message counts only when it comes from our frame's window and from its origin, and keeps to the protocol. */
export const readSlideReport = (
  message: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  expected: { source: Window | null; origin: string },
): SlideFrameReport | undefined => {
  if (expected.source === null || message.source !== expected.source) return undefined
  if (message.origin !== expected.origin) return undefined
  const parsed = slideFrameReport.safeParse(message.data)
  return parsed.success ? parsed.data : undefined
}
