import { logout } from '@shuttle/wire'
import { ask } from '../ask'

/** Ends the session on the server and clears its cookies; a visitor may ask too. Throws `ApiError`. */
export const endSession = async (): Promise<void> => {
  await ask(logout, {})
}
