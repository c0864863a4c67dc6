import { hideAddresses } from './hide-addresses'

const LONGEST = 500

/**
 * A failure as it is stored with its message, such as `MailFault EENVELOPE 550: no such user`: never with a mail
 * address.
 */
export const describeCause = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const kind = [error.name, code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return hideAddresses(`${kind.join(' ')}: ${error.message}`).slice(0, LONGEST)
}
