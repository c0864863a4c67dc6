import * as wire from '@shuttle/wire'

const isMemberCall = (value: unknown): value is wire.CallDefinition =>
  typeof value === 'object' && value !== null && 'access' in value && value.access === 'member'

/** The paths of all calls that need a session, but the one that restores it by its cookie. */
export const MEMBER_CALLS = Object.values(wire as Record<string, unknown>)
  .filter(isMemberCall)
  .map(({ path }) => path)
  .filter((path) => path !== wire.queryUser.path)
