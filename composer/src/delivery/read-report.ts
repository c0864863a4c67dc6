const LOGGED_CHARACTERS = 300
/** The fields of a report that are logged; all others are omitted, whatever their sender. */
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
  /** The app of the report, as the browser sent it. */
  remote: unknown
  /** Fields for the log: bounded, on one line, without personal data. */
  extract: Record<string, string | number>
}

/**
 * Removes query and fragment of an address, which may contain an order or a code, e-mail addresses, numbers of six
 * digits or more, as documents and phones have, and line ends.
 */
const sanitise = (text: string): string =>
  text
    .slice(0, 2 * LOGGED_CHARACTERS)
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/(?<![\w-])\+?[a-z]{0,3}\d(?:[ ()/-]?\d){5,}[xa]?(?![\w-])/gi, '…')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .slice(0, LOGGED_CHARACTERS)

/** Undefined for a body that is not a report. */
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
