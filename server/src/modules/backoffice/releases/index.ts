export { registerBackofficeReleases } from './releases.routes'
export type { ReleaseMove, SiteReleases } from './site-releases'
