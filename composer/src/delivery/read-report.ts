const LOGGED_CHARACTERS = 300
/** What is logged of a report; every other field is left out, whoever sends it. */
const FIELDS = {
  policy: [
    'document-uri',
    'effective-directive',
    'violated-directive',
    'blocked-uri',
    'source-file',
    'line-number',
    'disposition',
  ],
  fault: ['kind', 'message', 'where', 'remote', 'version', 'path', 'instead'],
} as const

export interface BrowserReport {
  kind: keyof typeof FIELDS
  /** Of the app that it is about, as the browser says it. */
  remote: unknown
  /** For the log: bounded, on one line, without what may name a person. */
  extract: Record<string, string | number>
}

/**
 * No query and no fragment of an address, which may carry an order or a code; no e-mail address and no number of six digits
 * or more, as documents and phones have; nothing that ends a line.
 */
const sanitise = (text: string): string =>
  text
    .slice(0, 2 * LOGGED_CHARACTERS)
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/(?<![\w-])\+?[a-z]{0,3}\d(?:[ ()/-]?\d){5,}[xa]?(?![\w-])/gi, '…')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .slice(0, LOGGED_CHARACTERS)

/** Undefined for what is no report. */
export const readReport = (body: unknown): BrowserReport | undefined => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const kind = 'csp-report' in body ? 'policy' : 'fault'
  const given = Object((body as Record<string, unknown>)['csp-report'] ?? body) as Record<string, unknown>
  const extract: BrowserReport['extract'] = {}
  for (const name of FIELDS[kind]) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (typeof value === 'string' && value !== '') extract[name] = sanitise(value)
    if (typeof value === 'number' && Number.isFinite(value)) extract[name] = value
  }
  return { kind, remote: (body as { remote?: unknown }).remote, extract }
}
