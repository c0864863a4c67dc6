import type { ReleaseLink } from '@shuttle/wire/staff'

/** Apps whose use has no owner, or loses it in the version on trial; an owner changes its own use with that version. */
export const listBrokenUsers = ({ owner, users, goneIn }: ReleaseLink): string[] =>
  owner !== undefined && goneIn === undefined ? [] : users.flatMap(({ app }) => (app === owner ? [] : app))
