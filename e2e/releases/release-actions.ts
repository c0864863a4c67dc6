import { releaseClient, type Signer } from '@shuttle/platform/release-client'
import { keyPath, readPrivateKey } from '@shuttle/platform/signing-keys'
import { readDist, uploadBuild } from '@shuttle/platform/upload-build'
import type { Service } from '../fixtures/service'

type Stage = 'staff' | '5' | '25' | '100'

/** Actions of a team on its app on a running site, by the same calls as the release tool. */
export const releaseActions = (site: Pick<Service, 'url' | 'dataDir'>) => {
  const client = releaseClient(site.url, Date.now)
  const getSigner = (app: string): Signer => ({ owner: app, key: readPrivateKey(keyPath(site.dataDir, app)) })
  const readRevision = async (app: string): Promise<number> =>
    (await client.registry(getSigner('operator'))).apps.find(({ name }) => name === app)?.revision ?? 0

  const move = async (
    app: string,
    action: Parameters<typeof client.move>[1]['action'],
    more: { version?: string; stage?: Stage } = {},
  ) => client.move(getSigner(app), { app, seen: await readRevision(app), action, ...more })

  const upload = async (dist: string): Promise<{ app: string; version: string }> => {
    const { name: app, version } = readDist(dist).record
    await uploadBuild(client, getSigner(app), dist)
    return { app, version }
  }

  return {
    upload,
    /** Uploads a build and makes it live, or starts its trial at a stage. */
    publish: async (dist: string, stage?: Stage) => {
      const { app, version } = await upload(dist)
      return move(app, 'publish', { version, ...(stage && { stage }) })
    },
    /** Makes a previously uploaded build live. */
    goLive: (app: string, version: string) => move(app, 'publish', { version }),
    promote: (app: string, stage?: Stage) => move(app, 'promote', stage && { stage }),
    rollback: (app: string, version?: string) => move(app, 'rollback', version === undefined ? {} : { version }),
    withdraw: (app: string, version: string) => move(app, 'withdraw', { version }),
    disable: (app: string) => move(app, 'disable'),
    enable: (app: string) => move(app, 'enable'),
    /** A signed link to a build that need not be live. */
    preview: async (app: string, version: string, minutes = 60) =>
      (await client.preview(getSigner(app), { app, version, minutes })).url,
    /** `name version` of every build that is withdrawn now. */
    withdrawn: async (): Promise<string[]> =>
      (await client.registry(getSigner('operator'))).apps.flatMap(({ name, builds }) =>
        builds.filter((build) => build.withdrawn).map(({ version }) => `${name} ${version}`),
      ),
    liveVersion: async (app: string): Promise<string | undefined> =>
      (await client.registry(getSigner('operator'))).apps.find(({ name }) => name === app)?.live ?? undefined,
  }
}
export type ReleaseMoveions = ReturnType<typeof releaseActions>
