import { BAD_ADDRESS_PAGE, NOT_AVAILABLE_PAGE, PLAIN_HEADERS, TOO_MANY_PAGE } from './plain-pages'

/** The site's root and all below the base, but for files and what scripts ask. */
const PAGES = /^\/(?:webhtml(?!\/(?:shell|remotes|registry|report)(?:[/.?]|$))(?:[/?].*)?|\?.*)?$/s

/**
 * What a person reads instead of data when opening a page was refused by this status; undefined for a request that opens none.
 * When to try again is up to whoever refused.
 */
export const refusalPage = (
  { method, url }: { method: string; url: string },
  status: number,
): { html: string; headers: Record<string, string> } | undefined => {
  if ((method !== 'GET' && method !== 'HEAD') || !PAGES.test(url)) return undefined
  const { 'retry-after': _, ...headers } = PLAIN_HEADERS
  if (status === 429) return { html: TOO_MANY_PAGE, headers }
  return { html: status < 500 ? BAD_ADDRESS_PAGE : NOT_AVAILABLE_PAGE, headers }
}
