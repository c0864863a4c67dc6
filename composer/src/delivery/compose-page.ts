import type { BootData, FirstCall, LanguageCode, PageBootData, RemoteManifest } from '@shuttle/contracts'
import { BUS_NAME } from '@shuttle/contracts'
import { fillFirstCall } from '@shuttle/contracts/fill-first-call'
import { civilDateAt, LANGUAGE_TAG } from '@shuttle/domain'
import type { Build } from './build'
import type { ReportFault } from './delivery-fault'
import { type DeployedPage, type DeploymentSet, findDeployedPage, findFillers } from './deployment-set'
import { criticalFiles, findPageOrigins, openHeaders, pageHtml } from './page-html'
import { type OtherOrigins, setParts } from './set-parts'
import type { DrawVisit } from './visit-draw'

/** The template of a first call with the business day filled in, which the browser does not know yet. */
const withToday = ({ body }: FirstCall, today: string): FirstCall['body'] =>
  Object.fromEntries(Object.entries(body).map(([field, value]) => [field, value === '$today' ? today : value]))

/** Calls the service for a page; delivery knows no call by name. */
export type CallApi = (path: string, body: object, headers: Record<string, string>) => Promise<unknown>

export interface ComposedPage {
  status: 200 | 404
  headers: Record<string, string>
  html: string
  /** Build that owns the page, for the metric. */
  owner: Build
}

export interface PageRequest {
  /** Below the base, such as `/ticket_details`. */
  path: string
  query: URLSearchParams
  language: LanguageCode
  /** IP address of the visitor: the service limits calls by it. */
  ip: string
}

/** Timeout of a public first answer; the browser then fetches it and shows a skeleton meanwhile. */
const FIRST_ANSWER_BUDGET_MS = 400

const within = <Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> => {
  let timer: NodeJS.Timeout
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

const findTitle = (owner: DeployedPage | undefined, language: LanguageCode): string => {
  const bus = BUS_NAME[language]
  const page = owner?.page.title[language]
  return page && page !== bus ? `${page} · ${bus}` : bus
}

/** Texts of the shell, of the path's owner and of the remotes that fill the slots of its first screen, by namespace. */
const findTexts = (
  set: DeploymentSet,
  owner: DeployedPage | undefined,
  language: LanguageCode,
): Record<string, unknown> => {
  const spaces = [
    { build: set.shell, name: 'shell' },
    ...(owner && !owner.isClosed ? [{ build: owner.build, name: owner.manifest.name }] : []),
    ...(owner && !owner.isClosed ? findFillers(set, owner) : []).map(({ build }) => ({
      build,
      name: build.record.name,
    })),
  ]
  return Object.fromEntries(
    spaces.flatMap(({ build, name }) => {
      const texts = build.texts[name]?.[language]
      return texts === undefined ? [] : [[name, texts]]
    }),
  )
}

/** The browser fills in values of the address, because a page is composed for a path. */
const memberCall = (call: FirstCall, today: string, { wire }: RemoteManifest): BootData['firstCall'] => ({
  ...call,
  ...(wire !== undefined && { wire }),
  body: withToday(call, today),
})

/** Composes pages of a deployment set. */
export const createComposer = (
  options: {
    api: CallApi
    now: () => number
    report: ReportFault
    supportAddress: string
    drawVisit?: DrawVisit
  } & OtherOrigins,
) => {
  const fetchAnswer = async (
    call: FirstCall,
    { wire }: RemoteManifest,
    { query, language, ip }: PageRequest,
  ): Promise<BootData['answers']> => {
    if (call.access !== 'public') return []
    const body = fillFirstCall(withToday(call, civilDateAt(options.now())), query)
    if (!body) return []
    try {
      // The wire version of the build that reads the answer, which may be an older one.
      const headers = {
        'accept-language': LANGUAGE_TAG[language],
        'x-forwarded-for': ip,
        ...(wire !== undefined && { 'x-wire': String(wire) }),
      }
      const answer = await within(options.api(call.path, body, headers), FIRST_ANSWER_BUDGET_MS)
      return answer === undefined ? [] : [{ path: call.path, body, answer }]
    } catch (error) {
      options.report(error, 'first-call')
      return []
    }
  }
  const firstAnswers = async (owner: DeployedPage | undefined, request: PageRequest): Promise<BootData['answers']> => {
    if (!owner) return []
    const { firstCall, extraCalls = [] } = owner.page
    const calls = firstCall ? [firstCall, ...extraCalls] : extraCalls
    return (await Promise.all(calls.map((call) => fetchAnswer(call, owner.manifest, request)))).flat()
  }

  return async (set: DeploymentSet, request: PageRequest): Promise<ComposedPage> => {
    const { path, language } = request
    const { shell } = set
    const owner = findDeployedPage(set, path)
    const open = owner?.isClosed ? undefined : owner
    const { headers, packed, pinned } = setParts(set, language, options)
    const visit = options.drawVisit?.()
    const boot: PageBootData = {
      language,
      now: options.now(),
      registry: packed,
      texts: findTexts(set, owner, language),
      answers: await firstAnswers(open, request),
      ...(visit !== undefined && { visit }),
      ...(set.previews.length > 0 && { preview: [...set.previews] }),
      ...(open?.page.firstCall?.access === 'member' && {
        firstCall: memberCall(open.page.firstCall, civilDateAt(options.now()), open.manifest),
      }),
    }
    const opened = findPageOrigins(set, open)
    const html = pageHtml({
      boot,
      opened: opened.remotes,
      bootScript: shell.bootScript,
      pinned,
      title: findTitle(owner, language),
      header: owner?.page.header ?? 'none',
      background: owner?.page.background ?? 'bg',
      icon: `${shell.base}icon.svg`,
      supportAddress: options.supportAddress,
      ...criticalFiles(set, owner),
    })
    return { status: owner ? 200 : 404, headers: openHeaders(headers, opened), html, owner: open?.build ?? shell }
  }
}
