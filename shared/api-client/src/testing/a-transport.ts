import { type ApiError, isApiError } from '@shuttle/contracts'
import { configureTransport } from '../configure-transport'
import type { TransportOptions } from '../transport'
import { startServer } from './scripted-server'

/** A server that returns the given answers, and a transport to it that is reset for each test of the file. */
export const aTransport = () => {
  const site = {
    server: undefined as unknown as Awaited<ReturnType<typeof startServer>>,
    token: undefined as string | undefined,
    seen: { unauthorized: [] as string[], times: [] as number[], renewals: 0 },
    configure: (more: Partial<TransportOptions> = {}) =>
      configureTransport({
        baseUrl: site.server.baseUrl,
        getToken: () => site.token,
        getLanguageTag: () => 'zh-HK',
        renewToken: async () => {
          site.seen.renewals += 1
          site.token = 'fresh'
          return site.token
        },
        onUnauthorized: (code) => site.seen.unauthorized.push(code),
        onServerTime: (time) => site.seen.times.push(time),
        ...more,
      }),
  }
  beforeAll(async () => {
    site.server = await startServer()
  })
  afterAll(() => site.server.stop())
  beforeEach(() => {
    site.token = 'stored'
    site.seen = { unauthorized: [], times: [], renewals: 0 }
    site.configure()
  })
  return site
}

/** The fault of a call that must fail. */
export const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}
