import * as z from 'zod/mini'

/** A public key that an operator admits for an app, signed so that each process can check it by its own key file. */
export const admission = z.object({
  app: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** Base64 of its DER (SPKI). */
  key: z.string().check(z.maxLength(200)),
  /** Of an operator, over {@link admissionText}; base64. */
  signature: z.string().check(z.maxLength(200)),
})
export type Admission = z.infer<typeof admission>

/** The signed text of an admission. */
export const admissionText = ({ app, key }: Pick<Admission, 'app' | 'key'>): Buffer =>
  Buffer.from(['admit', app, key].join('\n'))

/**
 * What the publisher's smoke found before a build went to visitors: `passed`; `skipped` on purpose; there was no browser
 * on the machine, or no page to open, because the site has no shell yet.
 */
export const smokeOutcome = z.enum(['passed', 'skipped', 'no-browser', 'no-page'])
export type SmokeOutcome = z.infer<typeof smokeOutcome>

/** Pages of a smoke that passed: those drawn as for a visitor, and guarded ones drawn as a member without data. */
export const smokedPages = z.object({ drawn: z.int().check(z.minimum(0)), guarded: z.int().check(z.minimum(0)) })
export type SmokedPages = z.infer<typeof smokedPages>

/** Stages of a release on trial: signed-in staff, then a share of all visitors in per cent. */
export const STAGES = ['staff', '5', '25', '100'] as const
export const stage = z.enum(STAGES)
export type Stage = z.infer<typeof stage>

/**
 * One accepted build. The store holds its files; neither they nor this record change, except `withdrawn` and
 * `wentLiveAt`.
 */
export const acceptedBuild = z.object({
  version: z.string(),
  /** SHA-256 of `remote.json` as signed, in hex. */
  digest: z.string(),
  /** Key that signed it. */
  publisher: z.string(),
  /** Of `remote.json`, base64. */
  signature: z.string(),
  /** The widest group that had it on trial: staff, or a share of all visitors. */
  tried: z.optional(z.enum(['staff', 'visitors'])),
  /** Milliseconds. */
  acceptedAt: z.int(),
  /**
   * When it last became live for all by publishing or promoting, milliseconds; null for a build that was only
   * previewed or tried. Strictly increases within an app: its order is the order of good versions.
   */
  wentLiveAt: z.nullable(z.int()),
  /** Of its latest `publish`, as the publisher states it. */
  smoke: z.optional(smokeOutcome),
  /** Rolled back or withdrawn by name: open pages leave it as soon as they can, and no page falls back to it. */
  withdrawn: z.boolean(),
})
export type AcceptedBuild = z.infer<typeof acceptedBuild>

/** The shell or a remote, and which visitors get which of its builds. */
export const releasedApp = z.object({
  name: z.string(),
  kind: z.enum(['shell', 'remote']),
  /** Changes with every move of this app; a move names the revision it was based on. */
  revision: z.int(),
  live: z.nullable(z.string()),
  canary: z.nullable(z.object({ version: z.string(), stage })),
  /** False: closed by the kill switch. Its paths stay known and show the closed page. */
  enabled: z.boolean(),
  /** Latest accepted first. */
  builds: z.array(acceptedBuild),
})
export type ReleasedApp = z.infer<typeof releasedApp>

/** A key that may not publish or move anything any more, on any server of the site. */
export const revokedKey = z.object({
  /** Its name in the history, such as `mf-account:4afaf62d`. */
  key: z.string(),
  /** Builds that it signed are not served either, until another key signs them. */
  withdrawsBuilds: z.boolean(),
  by: z.string(),
  /** Milliseconds. */
  at: z.int(),
})
export type RevokedKey = z.infer<typeof revokedKey>

/** Requirement for a build of an app before it goes to visitors. A second signature always satisfies it. */
export const releaseRule = z.object({
  app: z.string(),
  /**
   * A trial by share of this length also satisfies it before the build goes live for all; null: even a trial with
   * staff needs a second signature.
   */
  canaryMinutes: z.nullable(z.int()),
})
export type ReleaseRule = z.infer<typeof releaseRule>

/** Whether an app calls another origin, embeds its documents, or shows its pictures. */
export const originKind = z.enum(['connect', 'frame', 'img'])

/** Another origin that the operator of the site lets the pages of an app use. */
export const admittedOrigin = z.object({ app: z.string(), kind: originKind, origin: z.string() })
export type AdmittedOrigin = z.infer<typeof admittedOrigin>

/** Everything that decides which build a page gets. */
export const releaseRegistry = z.object({
  /** Changes with every move of any app. */
  revision: z.int(),
  /** Changes when something that open pages may run was withdrawn or closed. */
  withdrawals: z.int(),
  apps: z.array(releasedApp),
  revokedKeys: z.optional(z.array(revokedKey)),
  rules: z.optional(z.array(releaseRule)),
  origins: z.optional(z.array(admittedOrigin)),
  /** Keys that operators admitted by a call: a process accepts those that an operator of its own key file signed. */
  admittedKeys: z.optional(z.array(admission)),
  /**
   * Publishers of builds whose key is not in the key file of the answering server; not sent to processes that deliver
   * pages.
   */
  unknownKeys: z.optional(z.array(z.string())),
})
export type ReleaseRegistry = z.infer<typeof releaseRegistry>

/** Number of good versions that stay within reach of a rollback. */
export const ROLLBACK_DEPTH = 10

/** Versions that were live for all visitors, the latest first, without the live one. */
const findFormerVersions = (app: ReleasedApp): AcceptedBuild[] =>
  app.builds
    .filter((build) => build.wentLiveAt !== null && build.version !== app.live)
    .sort((left, right) => (right.wentLiveAt ?? 0) - (left.wentLiveAt ?? 0))

/**
 * The last ten good versions: those that were live and were not withdrawn, the latest first, without the live one. They
 * are never pruned, so that any number of bad releases leaves them within reach.
 */
export const findRollbackTargets = (app: ReleasedApp): AcceptedBuild[] =>
  findFormerVersions(app)
    .filter(({ withdrawn }) => !withdrawn)
    .slice(0, ROLLBACK_DEPTH)

/**
 * Versions that a rollback can name: {@link findRollbackTargets} and the withdrawn versions that are still stored, the
 * latest first. The tool numbers them, the composer accepts them.
 */
export const findNameableVersions = (app: ReleasedApp): AcceptedBuild[] => {
  const targets = new Set(findRollbackTargets(app))
  return findFormerVersions(app).filter((build) => build.withdrawn || targets.has(build))
}
