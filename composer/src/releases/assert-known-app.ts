import { DELIVERY, OPERATOR } from '../composition/publisher-keys'
import { readAllKeys } from './admit-key'
import { type ReleaseContext, ReleaseFault } from './release-context'

/**
 * Refuses an app without any published build and without a key in the key file.
 * Throws {@link ReleaseFault} `UNKNOWN_APP`.
 */
export const assertKnownApp = async (
  { db, publisherKeys }: Pick<ReleaseContext, 'db' | 'publisherKeys'>,
  name: string,
): Promise<void> => {
  const isOwner = ![OPERATOR, DELIVERY].includes(name) && Object.hasOwn(await readAllKeys({ db, publisherKeys }), name)
  if (isOwner) return
  if (await db.selectFrom('release_apps').select('name').where('name', '=', name).executeTakeFirst()) return
  throw new ReleaseFault('UNKNOWN_APP', `There is no app ${name}: nothing of it was ever published, and no key may.`)
}
