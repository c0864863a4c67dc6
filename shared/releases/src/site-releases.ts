import * as z from 'zod/mini'
import { stage } from './registry'
import { releaseFigures } from './release-figures'

/** A version as supervisors and publishers see it; texts that the release tool did not send are empty. */
export const siteVersion = z.object({
  version: z.string(),
  /** Key that signed it. */
  publisher: z.string(),
  /** Milliseconds; null for a build that was never live for all. */
  wentLiveAt: z.nullable(z.int()),
  /** Whether a key that the site knows and did not revoke signed it. */
  isSigned: z.boolean(),
  person: z.string(),
  commit: z.string(),
  note: z.string(),
  /** Missing without a visit in the last 24 hours. */
  figures: z.optional(releaseFigures),
})
export type SiteVersion = z.infer<typeof siteVersion>

const siteApp = z.object({
  name: z.string(),
  kind: z.enum(['shell', 'remote']),
  /** Changes with every move of the app. */
  revision: z.int(),
  enabled: z.boolean(),
  live: z.optional(siteVersion),
  /** `since`: when this stage began, milliseconds. */
  trial: z.optional(z.object({ stage, since: z.int(), build: siteVersion })),
  /** Versions that a rollback reaches and that were not withdrawn, the latest first. */
  stored: z.array(siteVersion),
})
export type SiteApp = z.infer<typeof siteApp>

const releaseLink = z.object({
  kind: z.enum(['slot', 'event']),
  name: z.string(),
  /** As its owner declares it; missing for the slots and events of the site. */
  version: z.optional(z.string()),
  /** The app that fills or sends it; missing where no build does, live or on trial. */
  owner: z.optional(z.string()),
  /** Apps that show or hear it, and the version that they open where their build names one. */
  users: z.array(z.object({ app: z.string(), version: z.optional(z.string()) })),
  /** The version on trial that lacks it. */
  goneIn: z.optional(z.string()),
})

const sharedPackage = z.object({
  name: z.string(),
  /** Of the live shell; empty where it has none. */
  version: z.string(),
  users: z.array(z.object({ app: z.string(), range: z.string() })),
})

/** Who uses which slot, event and shared package of whom, by the records of builds. */
export const releaseUses = z.object({ links: z.array(releaseLink), packages: z.array(sharedPackage) })
export type ReleaseUses = z.infer<typeof releaseUses>

/** The releases of the site at one moment, without apps whose builds are all deleted. */
export const siteReleases = z.extend(releaseUses, {
  revision: z.int(),
  /** When the latest move was made, milliseconds; null before the first. */
  movedAt: z.nullable(z.int()),
  /** Visits of the last 24 hours that were counted. */
  visits: z.int(),
  apps: z.array(siteApp),
})
export type SiteReleases = z.infer<typeof siteReleases>
