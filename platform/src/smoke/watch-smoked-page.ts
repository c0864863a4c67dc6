import { BASE_PATH } from '@shuttle/contracts'
import { SMOKE_HEADER } from '@shuttle/releases'
import type { BrowserContext, Route } from 'playwright'
import * as z from 'zod/mini'
import type { PageToSmoke } from './served-set'

/**
 * - `status`: the page was not sent as a page.
 * - `policy`: the browser refused what the content security policy forbids.
 * - `error`: a script threw, and nothing caught it.
 * - `report`: the shell reported a fault, also where another version took over at once.
 * - `card`: a fault card is on the screen.
 * - `blank`: nothing was drawn in time.
 */
type SmokeCause = 'status' | 'policy' | 'error' | 'report' | 'card' | 'blank'

export interface Seen {
  cause: SmokeCause
  /** One line, as the browser put it. */
  detail: string
}

const grant = z.object({ app: z.string(), version: z.string() })

/** Path of the folder that has the files of the version that a token opens; the site alone can verify the token. */
const smokedFolder = (token: string): string => {
  const { app, version } = grant.parse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()))
  return `${BASE_PATH}${app === 'shell' ? 'shell' : `remotes/${app}`}/${version}/`
}

/** Runs in every document before anything else. */
const hearViolations = (): void => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    const report = (window as unknown as { reportViolation?: (text: string) => void }).reportViolation
    report?.(`${effectiveDirective} refuses ${blockedURI} at ${sourceFile || 'the page'}:${lineNumber}`)
  })
}

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300)

/** The fault of a report; undefined for counted events of a visit, and for what the browser itself reports of the policy. */
export const readReport = (body: string | null): string | undefined => {
  try {
    const report = JSON.parse(body ?? '') as Record<string, unknown>
    if ('events' in report || 'csp-report' in report) return undefined
    const { remote, version, where, kind, message, instead } = report
    const replaced = instead === undefined ? '' : `, shown instead: ${String(instead)}`
    return toLine(
      `${String(remote)} ${String(version)}, ${String(where)}: ${String(kind)}: ${String(message)}${replaced}`,
    )
  } catch {
    return 'a report that cannot be read'
  }
}

/** The call that restores a session, as the shell sends it with the cookie that marks a signed-in browser. */
const USER_CALL = '/api/wx/query.wx.user.information'
/** Level 9 passes every guard. */
const MEMBER = { nickname: 'Smoke', memberId: 'smoke', level: 9 }

/**
 * Opens guarded pages without an account: the user call is answered here with a member of level 9, and every other call
 * stays without an answer, so nothing reaches the service and a page draws what it has without data.
 */
const answerAsMember = async (context: BrowserContext, origin: string): Promise<void> => {
  await context.addCookies([{ name: 'signed_in', value: '1', url: origin }])
  await context.route(`${origin}/api/**`, async (route) => {
    if (new URL(route.request().url()).pathname !== USER_CALL) return
    // A page that is being closed takes no answer.
    await route.fulfill({ json: { code: 'SUCCESS', jwt: 'smoke', responseData: MEMBER } }).catch(() => {})
  })
}

const FILES = new RegExp(`^${BASE_PATH}(?:shell|remotes)/`)

/**
 * Collects what the pages of a context do wrong. The token goes to the site alone, and reports end here: a smoke counts
 * as no visit.
 */
export const watchSmokedPage = async (
  context: BrowserContext,
  { origin, previewToken, page }: { origin: string; previewToken: string | undefined; page: PageToSmoke },
): Promise<Seen[]> => {
  const seen: Seen[] = []
  // Files of what is live need no token, and each one that is held here costs time.
  const own = previewToken === undefined ? undefined : smokedFolder(previewToken)
  const isOfAnotherBuild = (path: string): boolean => FILES.test(path) && (own === undefined || !path.startsWith(own))
  const add = (cause: SmokeCause, detail: string): void => void seen.push({ cause, detail: toLine(detail) })
  await context.exposeBinding('reportViolation', (_source, text: string) => add('policy', text))
  await context.addInitScript(hearViolations)
  const answer = async (route: Route): Promise<void> => {
    const request = route.request()
    if (new URL(request.url()).pathname === `${BASE_PATH}report`) {
      const fault = readReport(request.postData())
      if (fault !== undefined) add('report', fault)
      return route.fulfill({ status: 204 })
    }
    const headers = { ...request.headers(), ...(previewToken !== undefined && { [SMOKE_HEADER]: previewToken }) }
    return route.continue({ headers })
  }
  await context.route(
    (url) => url.origin === origin && !isOfAnotherBuild(url.pathname),
    // A request of a page that is being closed has nothing to continue.
    (route) => answer(route).catch(() => {}),
  )
  if (page.isGuarded) await answerAsMember(context, origin)
  context.on('page', (opened) => {
    opened.on('pageerror', (error) => add('error', error.stack ?? error.message))
    opened.on('crash', () => add('error', 'the page crashed'))
  })
  return seen
}
