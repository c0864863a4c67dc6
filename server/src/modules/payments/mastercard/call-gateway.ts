import { ProviderFault } from '../provider-fault'
import { toGatewayFault } from './gateway-errors'
import type { GatewaySettings } from './gateway-settings'

export interface GatewayCall {
  method: 'GET' | 'POST' | 'PUT'
  /** Below `/api/rest/version/{v}/merchant/{id}/`; parts already encoded. */
  path: string
  body?: object
}

const authorization = (settings: GatewaySettings): string =>
  `Basic ${Buffer.from(`merchant.${settings.merchant}:${settings.password}`).toString('base64')}`

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (response.ok) throw new ProviderFault('unreadable', 'gateway answered without JSON', { cause })
    return undefined
  }
}

/** One call of the gateway's REST-JSON interface; rejects with {@link ProviderFault} only. */
export const callGateway = async (settings: GatewaySettings, call: GatewayCall): Promise<unknown> => {
  const merchant = encodeURIComponent(settings.merchant)
  const url = `${settings.baseUrl}/api/rest/version/${settings.version}/merchant/${merchant}/${call.path}`
  const headers: Record<string, string> = { authorization: authorization(settings), accept: 'application/json' }
  if (call.body) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(url, {
      method: call.method,
      headers,
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMs),
    })
    const answer = await readJson(response)
    const fault = toGatewayFault(response.status, answer)
    if (fault) throw fault
    return answer
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    throw new ProviderFault('unreachable', `${call.method} ${call.path}: no answer`, { cause })
  }
}
