interface Schema<Report> {
  safeParse: (data: unknown) => { success: true; data: Report } | { success: false }
}

/** A message counts only when it comes from our frame's window and from its origin, and follows the protocol. */
export const readOwnFrame = <Report>(
  protocol: Schema<Report>,
  message: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  expected: { source: Window | null; origin: string },
): Report | undefined => {
  if (expected.source === null || message.source !== expected.source) return undefined
  if (message.origin !== expected.origin) return undefined
  const parsed = protocol.safeParse(message.data)
  return parsed.success ? parsed.data : undefined
}
