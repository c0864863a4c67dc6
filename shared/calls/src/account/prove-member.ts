import { isApiError } from '@shuttle/contracts'
import { proveMember as call } from '@shuttle/wire'
import { callService } from '../call-service'

/**
 * Proves by the password who acts: for five minutes this session may do what cannot be undone. Throws `ApiError`: `refused` with
 * OLD_PASSWORD_WRONG, TOO_MANY_REQUESTS, or PROOF_NEEDED for an account without a password.
 */
export const proveMember = async (password: string): Promise<void> => {
  await callService(call, { passWord: password })
}

/** Whether a call was refused because it was not proved just now who acts. */
export const isProofNeeded = (error: unknown): boolean => isApiError(error) && error.code === 'PROOF_NEEDED'
