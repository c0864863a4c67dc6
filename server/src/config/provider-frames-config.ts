import type { Environment } from './environment'

type Given = Pick<Environment, 'FRAMES_URL' | 'FRAMES_PORT'>
type Site = Readonly<{ publicUrl: string; port: number; sandboxPort: number; production: boolean; role: string }>

export interface ProviderFramesConfig {
  /** The origin of the frames' documents as browsers reach it, without a slash at the end; never the site's. */
  url: string
  /** Where a process that delivers pages listens for them. */
  port: number
}

export const toProviderFramesConfig = (given: Given, site: Omit<Site, 'production' | 'role'>): ProviderFramesConfig => {
  const after = Math.max(site.port, site.sandboxPort) + 1
  const port = given.FRAMES_PORT ?? (after < 65_536 ? after : Math.min(site.port, site.sandboxPort) - 1)
  return { port, url: new URL(given.FRAMES_URL ?? `http://${new URL(site.publicUrl).hostname}:${port}`).origin }
}

/** Settings under which foreign scripts would share the site's storage or cookies, or have no origin. */
export const providerFramesFaults = (
  given: Given,
  providerFrames: ProviderFramesConfig,
  site: Site,
): Array<string | false> => {
  const listens = site.role !== 'api'
  const [providerFramesAt, siteAt] = [new URL(providerFrames.url), new URL(site.publicUrl)]
  const isSameOrigin = providerFramesAt.origin === siteAt.origin
  const isTaken = providerFrames.port === site.port || (!site.production && providerFrames.port === site.sandboxPort)
  return [
    site.production &&
      given.FRAMES_URL === undefined &&
      'FRAMES_URL is missing: scripts of payment providers need an origin of their own',
    isSameOrigin && 'FRAMES_URL is the origin of the site: scripts of payment providers would read its storage',
    site.production &&
      !isSameOrigin &&
      given.FRAMES_URL !== undefined &&
      providerFramesAt.hostname === siteAt.hostname &&
      'FRAMES_URL has the host of the site: scripts of payment providers would get its cookies, which know no ports',
    listens && isTaken && 'FRAMES_PORT is the same as PORT or SANDBOX_PORT',
  ]
}
