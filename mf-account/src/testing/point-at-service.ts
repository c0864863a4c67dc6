import { configureTransport } from '@shuttle/api-client'
import type { AccountService } from './account-service'

/** Calls of the screen under test go to this service, with a short token; a session that ended is told to the returned list. */
export const pointAtService = (service: AccountService): { ended: string[] } => {
  const ended: string[] = []
  configureTransport({
    baseUrl: service.baseUrl,
    getToken: () => 'short-token',
    getLanguageTag: () => 'en',
    renewToken: async () => undefined,
    onUnauthorized: (code) => ended.push(code),
    onServerTime: () => {},
  })
  return { ended }
}
