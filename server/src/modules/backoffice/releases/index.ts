export { registerBackofficeReleases } from './releases.routes'
export type { ReleaseMove, ReleaseMoved, SiteReleases } from './site-releases'
