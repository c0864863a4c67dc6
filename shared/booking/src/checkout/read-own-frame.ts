interface Schema<Report> {
  safeParse: (data: unknown) => { success: true; data: Report } | { success: false }
}

/**
 * 128 bits that only a frame's document and its screen know; `randomUUID` is missing where a page is not served
 * securely.
 */
export const newFrameNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * A message counts only if it comes from our frame's window and origin, carries the nonce that its document was opened
 * with, and follows the protocol: a document that took the frame over has the same window.
 */
export const readOwnFrame = <Report>(
  protocol: Schema<Report>,
  message: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  expected: { source: Window | null; origin: string; nonce: string },
): Report | undefined => {
  if (expected.source === null || message.source !== expected.source) return undefined
  if (message.origin !== expected.origin) return undefined
  const { nonce } = Object(message.data) as { nonce?: unknown }
  if (nonce !== expected.nonce) return undefined
  const parsed = protocol.safeParse(message.data)
  return parsed.success ? parsed.data : undefined
}
