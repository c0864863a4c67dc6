/** The app id of our own pages; it is a name, not an account, and proves nothing (D9.9). */
const SITE_APP_ID = 'web'

export interface PartnerCall {
  appId: string
  body: Readonly<Record<string, unknown>>
  /** Seconds since the epoch; undefined where the call has none. */
  timestamp: number | undefined
  signature: string
  charset: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A call that names an account; undefined for those of pages, and for those that name none. */
export const readPartnerCall = (given: unknown): PartnerCall | undefined => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
  const body = given as Record<string, unknown>
  const appId = text(body.appId)
  if (appId === '' || appId.toLowerCase() === SITE_APP_ID) return undefined
  const timestamp = body.timestamp === undefined || body.timestamp === '' ? undefined : Number(body.timestamp)
  return { appId, body, timestamp, signature: text(body.sign), charset: text(body.charset) }
}
