import { queryUser } from '@shuttle/wire'
import { ask } from '../ask'
import { type SignedIn, toSignedIn } from './signed-in.mapper'

/**
 * Restores the session that the cookie stands for, with a fresh short token; this is how tokens are renewed, so it
 * never asks for a renewal itself. Throws `ApiError`: `unauthorized` when there is no session.
 */
export const fetchUser = async (): Promise<SignedIn> => toSignedIn(await ask(queryUser, {}, { anonymous: true }))
