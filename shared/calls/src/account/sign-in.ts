import { login } from '@shuttle/wire'
import { callService } from '../call-service'
import { type Credentials, toSignInRequest } from './sign-in.request'
import { type SignedIn, toSignedIn } from './signed-in.mapper'

/**
 * Signs in and receives the session; the server sets its cookie beside it. An older token is not sent along.
 * Throws `ApiError`: `refused` with BAD_CREDENTIALS, CAPTCHA_MISSING, CAPTCHA_WRONG or TOO_MANY_REQUESTS, everything else is a
 * fault; `isCaptchaNeeded` reads from it whether the next attempt needs the captcha of action `login`.
 */
export const signIn = async (credentials: Credentials): Promise<SignedIn> =>
  toSignedIn(await callService(login, toSignInRequest(credentials), { anonymous: true }))
