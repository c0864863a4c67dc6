import { Button } from '@shuttle/ui'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Shell } from '../shell'
import { drawPreviewBadge } from './preview-badge'
import { createPreviewPage } from './preview-page'
import { previewTexts } from './preview-texts'

/** Answers of the service in order; requests are listed as `path authorization body`. */
const fakeResponses = (...answers: (readonly [status: number, code?: string] | 'no network')[]) => {
  const requests: string[] = []
  globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
    const { authorization = '-' } = (init.headers ?? {}) as Record<string, string>
    requests.push(`${address} ${authorization} ${init.body ?? ''}`.trim())
    const answer = answers.shift() ?? 'no network'
    if (answer === 'no network') throw new TypeError('failed')
    const [status, code] = answer
    return { ok: status < 300, status, json: async () => ({ code }) }
  }) as unknown as typeof fetch
  return requests
}

const shellFor = (kind: 'unknown' | 'member' = 'member') => {
  const session = createStore(() => ({ token: 'short', session: { kind } }))
  const language = createStore(() => 'en' as const)
  const done: string[] = []
  const shell = {
    base: '/webhtml/',
    language: { get: language.getState, subscribe: language.subscribe },
    session: { get: session.getState, subscribe: session.subscribe },
    sessionService: { renew: async () => 'fresh', expire: () => done.push('expired') },
    toasts: { add: (message: string) => done.push(message) },
  } as unknown as Shell
  return { shell, done, signIn: () => session.setState({ token: 'short', session: { kind: 'member' } }) }
}

const MessagePage = (page: { heading: string; text: ReactNode; children?: ReactNode }) => (
  <>
    <h1>{page.heading}</h1>
    <p>{page.text}</p>
    {page.children}
  </>
)
const HomeLink = ({ label }: { label: string }) => <a href="/">{label}</a>

const open = async (shell: Shell, search = '?token=a.b') => {
  history.replaceState(null, '', `/webhtml/preview${search}`)
  const Page = createPreviewPage({
    useShell: () => shell,
    MessagePage,
    HomeLink,
    Button,
  })
  await act(async () => void render(<Page />))
}
const { refused, opening, retry } = previewTexts.en
const ACCEPT = '/webhtml/preview/accept'

let consoleError: jest.SpyInstance
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())
/** jsdom cannot leave a page; the error that it reports instead shows that a navigation was requested. */
const hasLeft = () => consoleError.mock.calls.some(([fault]) => /navigation/i.test(String(fault)))

describe('a link to a preview', () => {
  it('a preview link is exchanged with the token of the session, then home is opened', async () => {
    const requests = fakeResponses([200])
    await open(shellFor().shell)
    expect(requests).toEqual([`${ACCEPT} short {"token":"a.b"}`])
    expect(hasLeft()).toBe(true)
  })

  it('a preview link waits until the user is known', async () => {
    const requests = fakeResponses([200])
    const { shell, signIn } = shellFor('unknown')
    await open(shell)
    expect(requests).toEqual([])
    expect(screen.getByText(opening)).toBeTruthy()
    await act(async () => signIn())
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['INVALID_LINK', 400],
    ['NOT_STAFF', 403],
    ['GONE', 404],
  ] as const)('a refused preview link shows the reason: %s', async (code, status) => {
    fakeResponses([status, code])
    await open(shellFor().shell)
    expect(screen.getByText(refused[code])).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(hasLeft()).toBe(false)
  })

  it.each(['no network', [503, 'TRY_AGAIN'], [500]] as const)('a link can be tried again after %j', async (answer) => {
    fakeResponses(answer, [200])
    await open(shellFor().shell)
    expect(screen.getByText(refused.TRY_AGAIN)).toBeTruthy()
    await act(async () => screen.getByRole('button', { name: retry }).click())
    expect(hasLeft()).toBe(true)
  })

  it('a preview link renews a short token that has expired', async () => {
    const requests = fakeResponses([401, 'SIGNED_OUT'], [200])
    await open(shellFor().shell)
    expect(requests.map((line) => line.split(' ')[1])).toEqual(['short', 'fresh'])
    expect(hasLeft()).toBe(true)
  })

  it('a preview link leads to sign-in when the session is over', async () => {
    fakeResponses([401, 'SIGNED_OUT'], [401, 'SIGNED_OUT'])
    const { shell, done } = shellFor()
    await open(shell)
    expect(done).toEqual(['expired'])
  })

  it('a preview link without a token is refused like any other', async () => {
    const requests = fakeResponses([400, 'INVALID_LINK'])
    await open(shellFor().shell, '')
    expect(requests).toEqual([`${ACCEPT} short {"token":""}`])
    expect(screen.getByText(refused.INVALID_LINK)).toBeTruthy()
  })
})

describe('the badge of a preview', () => {
  const draw = async () => {
    document.body.replaceChildren()
    const { shell, done } = shellFor()
    await act(async () => drawPreviewBadge(shell, [{ name: 'mf-account', version: '0.1.0-abc' }]))
    return done
  }

  it('shows what is previewed, and one tap ends it', async () => {
    const requests = fakeResponses([204])
    await draw()
    const badge = screen.getByRole('button', { name: /Preview: mf-account 0\.1\.0-abc.*Leave/ })
    await act(async () => badge.click())
    expect(requests).toEqual(['/webhtml/preview/reset -'])
    expect(hasLeft()).toBe(true)
  })

  it('shows that ending it failed, and can be tapped again', async () => {
    fakeResponses('no network')
    const done = await draw()
    await act(async () => screen.getByRole('button').click())
    expect(done).toEqual([previewTexts.en.notLeft])
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false)
    expect(hasLeft()).toBe(false)
  })
})
