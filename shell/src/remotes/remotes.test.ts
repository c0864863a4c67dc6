import type { LanguageCode, RemoteModule, TextTree } from '@shuttle/contracts'
import { anEntry, aPage } from '../testing/a-registry-entry'
import { createRemotes } from './remotes'

const login = aPage({ path: '/login', title: 'Sign in' })
const entry = anEntry({ name: 'mf-account', pages: [login], slots: ['login-panel.v1'] })
const owner = { entry, page: login }
const Page = () => null

const textsOf = (language: LanguageCode) => async () => ({ texts: { language } })
const remote: RemoteModule = {
  manifest: {
    name: 'mf-account',
    contract: 1,
    slots: ['login-panel.v1'],
    pages: [{ ...login, title: { 'zh-cn': '登录', 'zh-hk': '登入', en: 'Sign in' } }],
  },
  pages: { '/login': async () => ({ Page }) },
  slots: { 'login-panel.v1': async () => ({ Slot: Page }) },
  texts: { 'zh-cn': textsOf('zh-cn'), 'zh-hk': textsOf('zh-hk'), en: textsOf('en') },
}

/** Remotes whose loader plays these steps, one for each attempt. */
const play = (...steps: (() => Promise<RemoteModule>)[]) => {
  const attempts: number[] = []
  const faults: string[] = []
  const texts = new Map<string, TextTree>()
  const remotes = createRemotes({
    registry: [entry],
    loader: {
      load: (_, attempt) => {
        attempts.push(attempt)
        return steps[attempts.length - 1]?.() ?? Promise.reject(new Error('no step left'))
      },
    },
    builtIn: {},
    getLanguage: () => 'en',
    hasTexts: (language, name) => texts.has(`${language} ${name}`),
    addTexts: (language, name, tree) => texts.set(`${language} ${name}`, tree),
    reportFault: (_, where) => faults.push(where),
  })
  return { remotes, attempts, faults, texts }
}
const arrives = async () => remote
const fails = () => Promise.reject<RemoteModule>(new Error('500'))

describe('remotes', () => {
  it('are loaded once for all their pages and slots, with their texts', async () => {
    const { remotes, attempts, texts } = play(arrives)
    await Promise.all([remotes.page(owner).first, remotes.slot('login-panel.v1').first])
    expect(remotes.page(owner).get()).toEqual({ kind: 'ready', value: Page })
    expect(remotes.slot('login-panel.v1').get().kind).toBe('ready')
    expect(attempts).toEqual([0])
    expect([...texts.keys()]).toEqual(['en mf-account'])
  })

  it('are fetched again by a retry, as another attempt', async () => {
    const { remotes, attempts, faults } = play(fails, arrives)
    const load = remotes.page(owner)
    await load.first
    expect(load.get().kind).toBe('failed')
    expect(faults).toEqual(['page /login'])
    load.retry()
    await new Promise((resolve) => setTimeout(resolve))
    expect(load.get().kind).toBe('ready')
    expect(attempts).toEqual([0, 1])
  })

  it('fail when what came is no remote', async () => {
    const { remotes } = play(async () => ({ ...remote, pages: {} }))
    await remotes.page(owner).first
    expect(remotes.page(owner).get()).toMatchObject({ kind: 'failed' })
  })

  it('bring the texts of a language somebody switches to', async () => {
    const { remotes, texts } = play(arrives)
    await remotes.page(owner).first
    await remotes.loadTexts('zh-hk')
    expect(texts.has('zh-hk mf-account')).toBe(true)
  })

  it('know their titles in every language once they are there', async () => {
    const { remotes } = play(arrives)
    expect(remotes.title(owner, 'zh-hk')).toBe('Sign in')
    await remotes.page(owner).first
    expect(remotes.title(owner, 'zh-hk')).toBe('登入')
  })

  it('leave a slot that nobody fills to its card', async () => {
    const { remotes } = play()
    await remotes.slot('ticket-viewer.v1').first
    expect(remotes.slot('ticket-viewer.v1').get().kind).toBe('failed')
  })
})
