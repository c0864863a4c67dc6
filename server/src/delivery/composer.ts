import type { BootData, FirstCall, LanguageCode } from '@shuttle/contracts'
import { civilDateAt } from '@shuttle/domain'
import type { BuildStore, LiveBuilds } from './build-store'
import { criticalFiles } from './critical-files'
import { findOwner, type Owner } from './find-owner'
import { firstCallBody } from './first-call-body'
import { pageHtml } from './page-html'
import { pageHeaders } from './policies'
import { registryOf } from './registry'

/** Asks the service on behalf of a page; delivery knows no call by name. */
export type AskApi = (path: string, body: object, headers: Record<string, string>) => Promise<unknown>

export interface ComposedPage {
  status: 200 | 404
  headers: Record<string, string>
  html: string
}

const BUS_NAME: Record<LanguageCode, string> = {
  'zh-cn': '跨海大桥穿梭巴士',
  'zh-hk': '跨海大橋穿梭巴士',
  en: 'Bridge Shuttle Bus',
}

/** A public first answer slower than this is left to the browser, which draws a skeleton meanwhile. */
const FIRST_ANSWER_BUDGET_MS = 400

const within = <Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> => {
  let timer: NodeJS.Timeout
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

const titleOf = (owner: Owner | undefined, language: LanguageCode): string => {
  const bus = BUS_NAME[language]
  const page = owner?.page.title[language]
  return page && page !== bus ? `${page} · ${bus}` : bus
}

/** Texts of the shell and of the path's owner, by namespace. */
const textsOf = (live: LiveBuilds, owner: Owner | undefined, language: LanguageCode): Record<string, unknown> => {
  const spaces = [
    { build: live.shell, name: 'shell' },
    ...(owner ? [{ build: owner.build, name: owner.manifest.name }] : []),
  ]
  return Object.fromEntries(
    spaces.flatMap(({ build, name }) => {
      const file = build.record.textFiles[name]?.[language]
      return file ? [[name, JSON.parse(build.read(file))]] : []
    }),
  )
}

/** The browser knows no business day before the page does: `$today` is filled here, `$query.` there. */
const memberCall = (call: FirstCall, today: string): FirstCall => ({
  ...call,
  body: Object.fromEntries(
    Object.entries(call.body).map(([field, value]) => [field, value === '$today' ? today : value]),
  ),
})

/** Decides the set of builds a page gets and writes the page; the browser only obeys. */
export const createComposer = (options: {
  store: BuildStore
  api: AskApi
  now: () => number
  onFault: (error: unknown, doing: string) => void
}) => {
  const firstAnswers = async (
    owner: Owner | undefined,
    query: URLSearchParams,
    tag: string,
  ): Promise<BootData['answers']> => {
    const call = owner?.page.firstCall
    if (call?.access !== 'public') return []
    const body = firstCallBody(call, query, civilDateAt(options.now()))
    if (!body) return []
    try {
      const answer = await within(options.api(call.path, body, { 'accept-language': tag }), FIRST_ANSWER_BUDGET_MS)
      return answer === undefined ? [] : [{ path: call.path, body, answer }]
    } catch (error) {
      options.onFault(error, `first call ${call.path}`)
      return []
    }
  }

  /** `path` is below the base, such as `/ticket_details`. */
  return async (path: string, query: URLSearchParams, language: LanguageCode, tag: string): Promise<ComposedPage> => {
    const live = options.store.live()
    const owner = findOwner(live, path)
    const bootFile = Object.keys(live.shell.record.files).find((file) => /^boot-script\..*js$/.test(file))
    const bootScript = bootFile ? live.shell.read(bootFile) : ''
    const boot: BootData = {
      language,
      now: options.now(),
      registry: registryOf(live, language),
      texts: textsOf(live, owner, language),
      answers: await firstAnswers(owner, query, tag),
      ...(owner?.page.firstCall?.access === 'member' && {
        firstCall: memberCall(owner.page.firstCall, civilDateAt(options.now())),
      }),
    }
    const html = pageHtml({
      boot,
      bootScript,
      pinned: [live.shell.base, ...live.remotes.map((build) => build.base)],
      title: titleOf(owner, language),
      header: owner?.page.header ?? 'none',
      background: owner?.page.background ?? 'bg',
      icon: `${live.shell.base}icon.svg`,
      ...criticalFiles(live, owner),
    })
    return { status: owner ? 200 : 404, headers: pageHeaders(bootScript), html }
  }
}
