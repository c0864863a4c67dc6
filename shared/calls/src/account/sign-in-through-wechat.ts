import { isApiError } from '@shuttle/contracts'
import { bindEmailCall, wechatAddressCall, wechatReturnCall } from '@shuttle/wire'
import { callService } from '../send-call'
import { type MailboxProof, mailboxProofToWire } from './register'
import { type SignedIn, signedInFromWire } from './sign-in'

/**
 * Address of WeChat's sign-in page, which returns to `/author`; the passenger continues at `successPath` after that.
 * Throws `ApiError`: `refused` with WECHAT_OFF where that is not set up.
 */
export const fetchWechatAddress = async (successPath: string): Promise<string> =>
  (await callService(wechatAddressCall, { successPath }, { anonymous: true })).responseData.url

/**
 * Signs in with the parameters in the address of `/author`, which are valid once. Throws `ApiError`: `refused` with
 * WECHAT_STATE (begun elsewhere, expired or used), WECHAT_REFUSED (the passenger declined) or WECHAT_UNREACHABLE.
 */
export const signInThroughWechat = async (returned: {
  code: string
  state: string
}): Promise<SignedIn & { successPath: string }> => {
  const answer = await callService(wechatReturnCall, returned, { anonymous: true })
  return { ...signedInFromWire(answer), successPath: answer.successPath }
}

/**
 * Gives the signed-in WeChat account an e-mail and a password, and level 1; `join`, after a refusal that {@link
 * mayJoin}, joins the account of that e-mail, whose password stays. Throws `ApiError`: `refused` as `register`,
 * PROOF_NEEDED, and FORBIDDEN for an account that has an e-mail.
 */
export const bindEmail = async (proof: MailboxProof, join = false): Promise<SignedIn> =>
  signedInFromWire(await callService(bindEmailCall, { ...mailboxProofToWire(proof), join }))

/** Whether a refusal allows the account of WeChat to join the one that has the e-mail. */
export const mayJoin = (error: unknown): boolean =>
  isApiError(error) &&
  error.code === 'ACCOUNT_EXISTS' &&
  (error.data as { mayJoin?: unknown } | undefined | null)?.mayJoin === true
