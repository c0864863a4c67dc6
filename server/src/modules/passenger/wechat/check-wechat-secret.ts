import * as z from 'zod/mini'
import type { CredentialOutcome } from '../../../runtime/bulkheads/credential-check'
import { callSignal } from '../../../runtime/in-flight-calls'
import type { WechatSettings } from './wechat-settings'

const refusal = z.looseObject({ errcode: z.number() })

const INVALID_CODE = 40029
/** A secret of another account, an unknown account, or a malformed secret. */
const REFUSED: readonly number[] = [40001, 40013, 40125]

/** Sends a code that WeChat never issued: under the right secret it refuses the code, under a wrong one the secret. */
export const checkWechatSecret = async ({
  apiUrl,
  appId,
  secret,
  timeoutMs,
}: Pick<WechatSettings, 'apiUrl' | 'appId' | 'secret' | 'timeoutMs'>): Promise<CredentialOutcome> => {
  const query = new URLSearchParams({ appid: appId, secret, code: 'no-code', grant_type: 'authorization_code' })
  try {
    const response = await fetch(`${apiUrl}/sns/oauth2/access_token?${query}`, {
      redirect: 'error',
      signal: callSignal(timeoutMs),
    })
    const { errcode } = z.parse(refusal, await response.json())
    if (errcode === INVALID_CODE) return { state: 'accepted' }
    const error = new Error(`WeChat answers with ${errcode}`)
    return { state: REFUSED.includes(errcode) ? 'refused' : 'unanswered', error }
  } catch (reason) {
    // The address carries the secret: only the name of the fault is logged.
    return { state: 'unanswered', error: new Error(reason instanceof Error ? reason.name : 'no answer') }
  }
}
