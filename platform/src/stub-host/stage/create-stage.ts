import { configureTransport } from '@shuttle/api-client'
import type { LanguageCode, RemoteModule } from '@shuttle/contracts'
import { createI18n } from '@shuttle/i18n'
import { QueryClient } from '@tanstack/react-query'
import { tellDesk } from '../messages'
import { keepSettings, readSettings } from '../settings'
import type { StubFacts } from '../stub-facts'
import { createStore } from './create-store'
import { loadContainer } from './load-container'
import { shareScope } from './share-libraries'
import type { Notes, Stage } from './stage'
import type { createStubClock } from './stub-clock'
import { createStubSession } from './stub-session'

const TAGS: Readonly<Record<LanguageCode, string>> = { 'zh-cn': 'zh-CN', 'zh-hk': 'zh-HK', en: 'en' }

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Puts the stage together around the remote, which is loaded as a shell would load it. Rejects when it cannot be. */
export const createStage = async (facts: StubFacts, clock: ReturnType<typeof createStubClock>): Promise<Stage> => {
  const settings = readSettings()
  const session = createStubSession(settings.session)
  const language = createStore<LanguageCode>(settings.language)
  const notes = createStore<Notes>({ isUnanswered: false })
  clock.set(settings.clock)

  configureTransport({
    baseUrl: '/api/',
    getToken: session.token,
    getLanguageTag: () => TAGS[language.get()],
    renewToken: async () => undefined,
    onUnauthorized: (code) => {
      tellDesk({
        to: 'desk',
        log: { kind: 'session', text: `the service answered ${code}: nobody is signed in there` },
      })
    },
    onServerTime: () => {},
  })

  const module = await loadContainer({ ...facts, integrity: '' }, shareScope)
  const engine = createI18n({ language: language.get(), texts: {} })
  const modules = new Set<RemoteModule>()
  const addTexts = async ({ manifest, texts }: RemoteModule, code: LanguageCode): Promise<void> => {
    if (engine.hasResourceBundle(code, manifest.name)) return
    engine.addResourceBundle(code, manifest.name, (await texts[code]()).texts)
  }
  const addModule = async (added: RemoteModule): Promise<void> => {
    modules.add(added)
    await addTexts(added, language.get())
  }
  await addModule(module)
  document.documentElement.lang = TAGS[language.get()]

  const change = (next: Partial<ReturnType<typeof readSettings>>) => {
    const changed = { ...readSettings(), ...next }
    keepSettings(changed)
    tellDesk({ to: 'desk', settings: changed })
  }
  return {
    facts,
    module,
    engine,
    session,
    language,
    notes,
    addModule,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    setLanguage: async (next) => {
      await Promise.all([...modules].map((one) => addTexts(one, next)))
      await engine.changeLanguage(next)
      document.documentElement.lang = TAGS[next]
      language.set(next)
      change({ language: next })
    },
    become: (wanted) => {
      session.choose(wanted)
      change({ session: wanted })
    },
    accept: (signedIn) => {
      session.accept(signedIn)
      change({ session: 'service' })
    },
    reportFault: (error, where) => {
      console.error(error)
      tellDesk({ to: 'desk', log: { kind: 'fault', text: `${where}: ${describe(error)}` } })
    },
  }
}
