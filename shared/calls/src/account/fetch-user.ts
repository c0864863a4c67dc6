import { queryUser } from '@shuttle/wire'
import { ask } from '../ask'
import { type SignedIn, toSignedIn } from './signed-in.mapper'

/** Restores the session that the cookie (or a token) stands for, with a fresh short token. Throws `ApiError`; `unauthorized` when there is none. */
export const fetchUser = async (): Promise<SignedIn> => toSignedIn(await ask(queryUser, {}))
