import { isApiError, type User } from '@shuttle/contracts'
import { loginCall, type queryUserCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { callService } from '../send-call'
import { userFromWire } from './fetch-member'

/** Entries of the sign-in form. Trim the address before: it is sent unchanged. */
interface Credentials {
  email: string
  password: string
  /** Answer to the image captcha, where one is required. */
  captcha?: string
}

/** A session as the service hands it out; `token` is the short one that writes carry. */
export interface SignedIn {
  token: string
  user: User
}

export const credentialsToWire = ({ email, password, captcha = '' }: Credentials) => ({
  webUserid: email,
  passWord: password,
  code: captcha,
})

type SessionAnswer = z.output<typeof loginCall.answer> | z.output<typeof queryUserCall.answer>

export const signedInFromWire = (answer: SessionAnswer): SignedIn => ({
  token: answer.jwt,
  user: userFromWire(answer.responseData),
})

/**
 * Signs in and receives the session, whose cookie the service sets; an older token is not sent. Throws `ApiError`:
 * `refused` with BAD_CREDENTIALS, CAPTCHA_MISSING, CAPTCHA_WRONG or TOO_MANY_REQUESTS; see {@link isCaptchaNeeded}.
 */
export const signIn = async (credentials: Credentials): Promise<SignedIn> =>
  signedInFromWire(await callService(loginCall, credentialsToWire(credentials), { anonymous: true }))

/** Whether a refusal requires the image captcha in the next try (accounts 4, login flow). */
export const isCaptchaNeeded = (error: unknown): boolean =>
  isApiError(error) && (error.answer as { needcode?: unknown } | undefined | null)?.needcode === true
