import * as z from 'zod/mini'
import { callSignal } from '../../../../runtime/in-flight-calls'
import { findMeaning } from '../code-table'
import { ProviderBusy, ProviderFault, parseJson, TOO_MANY } from '../payment-provider'
import { SUB_CODES } from './alipay-codes'
import { requestFields } from './alipay-messages'
import type { AlipaySettings } from './alipay-settings'
import { isSignedByAlipay } from './alipay-signature'

const SUCCESS = '10000'
/** The gateway serves the request later. */
const UNAVAILABLE = '20000'

const content = z.looseObject({ code: z.string(), msg: z.optional(z.string()), sub_code: z.optional(z.string()) })
export type AlipayAnswer = z.infer<typeof content>

/** A refusal by Alipay; `meaning` is read from its `sub_code` alone. */
export class AlipayRefusal extends ProviderFault {
  readonly meaning: 'noTrade' | 'final' | undefined

  constructor({ code, msg = '', sub_code: subCode = '' }: AlipayAnswer) {
    super('refused', `alipay says ${code} ${subCode}: ${msg}`)
    this.meaning = findMeaning(SUB_CODES, subCode)
  }
}

/** The signed part of an answer, as text: the signature is over its bytes as they were sent. */
const readSigned = (text: string, name: string): { signed: string; signature: string } | undefined => {
  const [, signed, signature] =
    new RegExp(`^\\s*\\{"${name}":(\\{.*\\}),"sign":"([A-Za-z0-9+/=]+)"\\}\\s*$`, 's').exec(text) ?? []
  return signed === undefined || signature === undefined ? undefined : { signed, signature }
}

const readAnswer = (settings: AlipaySettings, method: string, text: string): AlipayAnswer => {
  const name = `${method.replaceAll('.', '_')}_response`
  const found = readSigned(text, name) ?? readSigned(text, 'error_response')
  if (!found) throw new ProviderFault('unreadable', `${method}: an answer of no known shape`)
  if (!isSignedByAlipay(found.signed, found.signature, settings.alipayKey))
    throw new ProviderFault('unreadable', `${method}: wrong signature`)
  const read = z.safeParse(content, parseJson(found.signed))
  if (!read.success) throw new ProviderFault('unreadable', `${method}: an answer without a code`)
  return read.data
}

const exchange = async (settings: AlipaySettings, method: string, biz: object): Promise<AlipayAnswer> => {
  const { biz_content = '', ...address } = requestFields(settings, { method, biz })
  const response = await fetch(`${settings.gatewayUrl}?${new URLSearchParams(address).toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ biz_content }).toString(),
    redirect: 'error',
    signal: callSignal(settings.timeoutMs),
  })
  const text = await response.text()
  if (response.status === TOO_MANY) throw new ProviderBusy(`alipay says ${response.status}`)
  if (response.status >= 500) throw new ProviderFault('unreachable', `alipay says ${response.status}`)
  const answer = readAnswer(settings, method, text)
  if (answer.code === UNAVAILABLE) throw new ProviderFault('unreachable', `alipay says ${answer.code}`)
  if (answer.code !== SUCCESS) throw new AlipayRefusal(answer)
  return answer
}

/** One query of the service; an answer counts only with its signature. Rejects with {@link ProviderFault} only. */
export const callAlipay = async (settings: AlipaySettings, method: string, biz: object): Promise<AlipayAnswer> => {
  try {
    return await exchange(settings, method, biz)
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    throw new ProviderFault('unreachable', `${method}: no answer`, { cause })
  }
}
