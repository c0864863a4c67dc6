import { deleteAccountCall, queryMyDataCall } from '@shuttle/wire'
import { callService } from '../send-call'

/**
 * Everything the service stores about the member, to be saved as a JSON file. Throws `ApiError`: `refused` with
 * PROOF_NEEDED.
 */
export const fetchMyData = async (): Promise<Readonly<Record<string, unknown>>> =>
  (await callService(queryMyDataCall, {})).responseData

/**
 * Deletes the account and ends its sessions. `password` is empty for an account without an e-mail, which confirms its
 * identity by WeChat. Throws `ApiError`: `refused` with PROOF_NEEDED, OLD_PASSWORD_WRONG, ACCOUNT_IN_USE or
 * TOO_MANY_REQUESTS.
 */
export const deleteAccount = async (password: string): Promise<void> => {
  await callService(deleteAccountCall, { passWord: password })
}
