import type { User } from '@shuttle/contracts'
import { queryUser } from '@shuttle/wire'
import { callService } from '../call-service'
import { toUser } from './user.mapper'

/** The signed-in person as the service knows them now. A session that has ended is told and renewed as by any other call. Throws `ApiError`. */
export const fetchMember = async (): Promise<User> => toUser((await callService(queryUser, {})).responseData)
