import { isAction, needsSession } from '@shuttle/domain'
import * as wire from '@shuttle/wire'
import { allCalls } from '../http/openapi'

/** The paths of all calls that need a session, but the one that restores it by its cookie. */
export const MEMBER_CALLS = allCalls
  .filter(({ access }) => isAction(access) && needsSession(access))
  .map(({ path }) => path)
  .filter((path) => path !== wire.queryUserCall.path)
