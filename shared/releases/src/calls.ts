import * as z from 'zod/mini'
import { originKind, releasedApp, smokedPages, smokeOutcome, stage } from './registry'

/** Paths of the calls on a running site. All are signed; `registry` and `history` by any key that the site knows. */
export const RELEASE_PATHS = {
  /** GET -> {@link ReleaseRegistry}. */
  registry: '/api/releases/registry',
  /** GET `?app=` -> {@link historyEntry}[], latest first. */
  history: '/api/releases/history',
  /** GET -> {@link siteReleases}: versions with publisher, commit and figures, and who uses what of whom. */
  site: '/api/releases/site',
  /** POST a report of a visit -> 204. Signed by a process that delivers pages. */
  visits: '/api/releases/visits',
  /** GET `?app=&version=` -> `remote.json` of an accepted build, byte for byte. */
  record: '/api/releases/record',
  /** POST {@link announcement} -> {@link announcementAnswer} with the files that are still missing. */
  announce: '/api/releases/announce',
  /** PUT `/<app>/<version>/<file>`, the bytes -> 204. Refused unless their hash is the one in the announced record. */
  files: '/api/releases/files',
  /**
   * POST {@link acceptance} -> {@link releasedApp}: every file has arrived, the build can be previewed and moved to.
   */
  accept: '/api/releases/accept',
  /** POST {@link move} -> {@link releasedApp}. 409 `MOVED` when another publisher moved this app first. */
  move: '/api/releases/move',
  /** POST {@link previewRequest} -> {@link previewLink}. */
  preview: '/api/releases/preview',
  /** POST {@link countersignature} -> 204: replaces an accepted build's signature by an ended key. */
  sign: '/api/releases/sign',
  /** POST {@link countersignature} -> 204: a second key approves that this build goes live for all visitors. */
  cosign: '/api/releases/cosign',
  /** POST {@link revocation} -> {@link revocationAnswer}. Signed by an operator. */
  revokeKey: '/api/releases/revoke-key',
  /** POST {@link admission} -> {@link admissionAnswer}. Signed by an operator. */
  admitKey: '/api/releases/admit-key',
  /** POST {@link ruleChange} -> 204. Signed by an operator. */
  rule: '/api/releases/rule',
  /** POST {@link originChange} -> 204. Signed by an operator. */
  origin: '/api/releases/origin',
} as const

/** Header with the token of a smoke: the site composes its pages of that version, before it is live. */
export const SMOKE_HEADER = 'x-smoke'
/** Lifetime of a smoke's token at most, in minutes. */
export const SMOKE_MINUTES = 15

/** `record` is `remote.json` byte for byte; `signature` is over these bytes by a key of the app, base64. */
export const announcement = z.object({ record: z.string(), signature: z.string() })
export type Announcement = z.infer<typeof announcement>
export const announcementAnswer = z.object({ app: z.string(), version: z.string(), missing: z.array(z.string()) })
export type AnnouncementAnswer = z.infer<typeof announcementAnswer>

export const acceptance = z.object({ app: z.string(), version: z.string() })
export type Acceptance = z.infer<typeof acceptance>

const ACTIONS = ['publish', 'promote', 'rollback', 'withdraw', 'restore', 'disable', 'enable', 'retire'] as const

/**
 * - `publish`: makes an accepted version live, or starts its trial at `stage`.
 * - `promote`: the trial's next stage, or the named one; at 100 it is live.
 * - `rollback`: ends a trial; without one, returns to `version` or to the previous live version, and withdraws what
 *   went live since.
 * - `disable`, `enable`: the kill switch of a remote.
 * - `retire`: takes the remote down for good; its paths and slots are free for others.
 * - `withdraw`: open pages leave `version`, which no new page gets; `restore` reverses that.
 */
export const move = z.object({
  app: z.string(),
  /** Revision of the app that the caller saw. */
  seen: z.int(),
  action: z.enum(ACTIONS),
  version: z.optional(z.string()),
  stage: z.optional(stage),
  /** Reason, for the history. */
  note: z.optional(z.string().check(z.maxLength(300))),
  /** Name of who moves, for the history. */
  person: z.optional(z.string().check(z.maxLength(80))),
  /** Commit of the checkout that the build was made of, for the history. */
  commit: z.optional(z.string().check(z.maxLength(64))),
  /** Of a `publish`, as its publisher states it. */
  smoke: z.optional(smokeOutcome),
  /** Of a smoke that passed. */
  smokedPages: z.optional(smokedPages),
})
export type Move = z.infer<typeof move>

export const previewRequest = z.object({
  app: z.string(),
  version: z.string(),
  /** Lifetime of the link and the preview, in minutes. */
  minutes: z.int().check(z.minimum(1), z.maximum(7 * 24 * 60)),
  /** Page of the version that the link opens, with a query where it needs one; its first page by default. */
  page: z.optional(z.string().check(z.regex(/^\//), z.maxLength(500))),
  /** For a smoke: the token opens the version by the header {@link SMOKE_HEADER}, without a session, and by no link. */
  smoke: z.optional(z.literal(true)),
})
export type PreviewRequest = z.infer<typeof previewRequest>
/** `url` opens the site; `expiresAt` in milliseconds. */
export const previewLink = z.object({ url: z.string(), expiresAt: z.int() })
export type PreviewLink = z.infer<typeof previewLink>

/** `signature` is over the record of the accepted build. */
export const countersignature = z.object({ app: z.string(), version: z.string(), signature: z.string() })
export type Countersignature = z.infer<typeof countersignature>

export const revocation = z.object({
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}:[0-9a-f]{8}$/)),
  withdrawsBuilds: z.boolean(),
})
export type Revocation = z.infer<typeof revocation>
/** Outcome for each app whose builds were taken down. */
export const revocationAnswer = z.object({ taken: z.array(releasedApp) })

/** `key`: its name, as in the history. */
export const admissionAnswer = z.object({ key: z.string(), isNew: z.boolean() })

export const ruleChange = z.object({
  app: z.string(),
  /** Null removes the rule. */
  rule: z.nullable(z.object({ canaryMinutes: z.nullable(z.int().check(z.minimum(1), z.maximum(7 * 24 * 60))) })),
})
export type RuleChange = z.infer<typeof ruleChange>

/** Admits another origin for an app, or ends that. */
export const originChange = z.object({
  app: z.string(),
  kind: originKind,
  origin: z.string(),
  admitted: z.boolean(),
})
export type OriginChange = z.infer<typeof originChange>

export const historyEntry = z.object({
  app: z.string(),
  /** Revision of the app after the move. */
  revision: z.int(),
  action: z.enum(ACTIONS),
  live: z.nullable(z.string()),
  canary: releasedApp.shape.canary,
  /** Versions that the move withdrew, and withdrawn ones that it restored. */
  withdrawn: z.array(z.string()),
  restored: z.array(z.string()),
  /** Key that signed the move. */
  by: z.string(),
  note: z.string(),
  /** Missing in answers of older sites; empty where the tool did not name them. */
  person: z.optional(z.string()),
  commit: z.optional(z.string()),
  /** Of a `publish`; missing where its tool sent none. */
  smoke: z.optional(smokeOutcome),
  smokedPages: z.optional(smokedPages),
  /** Milliseconds. */
  at: z.int(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** Every refusal: a code to branch on and an English sentence for the person at the terminal. */
export const releaseRefusal = z.object({
  code: z.enum([
    'BAD_REQUEST',
    'UNSIGNED',
    'FOREIGN_KEY',
    'UNKNOWN_APP',
    'UNKNOWN_VERSION',
    'WRONG_HASH',
    'INCOMPLETE',
    'INCOMPATIBLE',
    'MOVED',
    'NOTHING_TO_DO',
    // The app is as the move wants it: a repeated move, which changes nothing.
    'ALREADY',
    'RULE',
  ]),
  message: z.string(),
  /** The only obstacles: builds stored for a rollback. Once they are withdrawn, the move is accepted. */
  stored: z.optional(z.array(z.object({ app: z.string(), version: z.string() }))),
})
export type ReleaseRefusal = z.infer<typeof releaseRefusal>
export type ReleaseRefusalCode = ReleaseRefusal['code']
