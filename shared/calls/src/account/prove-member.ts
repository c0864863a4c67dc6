import { isApiError } from '@shuttle/contracts'
import { proveMemberCall } from '@shuttle/wire'
import { callService } from '../send-call'

/**
 * Confirms the member's identity by password: for five minutes this session may do what cannot be undone. Throws
 * `ApiError`: `refused` with OLD_PASSWORD_WRONG, TOO_MANY_REQUESTS, or PROOF_NEEDED for an account without a password.
 */
export const proveMember = async (password: string): Promise<void> => {
  await callService(proveMemberCall, { passWord: password })
}

/** As {@link proveMember}, by a code mailed to the account's own address, for an account without a password. */
export const proveMemberByCode = async (verificationCode: string): Promise<void> => {
  await callService(proveMemberCall, { verificationCode })
}

/** Whether a call was refused because the member's identity was not confirmed recently. */
export const isProofNeeded = (error: unknown): boolean => isApiError(error) && error.code === 'PROOF_NEEDED'
