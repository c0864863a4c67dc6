import type { KeyObject } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  type Admission,
  type Announcement,
  type AnnouncementAnswer,
  admissionAnswer,
  announcementAnswer,
  type Countersignature,
  type HistoryEntry,
  historyEntry,
  type Move,
  newNonce,
  type OriginChange,
  type PreviewLink,
  type PreviewRequest,
  previewLink,
  RELEASE_PATHS,
  type ReleasedApp,
  type ReleaseRefusalCode,
  type ReleaseRegistry,
  type Revocation,
  type RuleChange,
  releasedApp,
  releaseRefusal,
  releaseRegistry,
  revocationAnswer,
  type SiteReleases,
  signatureHeaders,
  siteReleases,
} from '@shuttle/releases'
import * as z from 'zod/mini'

/** A refusal of the site; `message` is its sentence. */
export class SiteRefusal extends Error {
  override readonly name = 'SiteRefusal'

  constructor(
    /** `FAULT`: the answer is not understood. `UNREACHABLE`: there was no answer. */
    readonly code: ReleaseRefusalCode | 'FAULT' | 'UNREACHABLE',
    message: string,
    /** The only obstacles: builds stored for a rollback. */
    readonly stored: readonly { app: string; version: string }[] = [],
  ) {
    super(message)
  }
}

/** Milliseconds, enough for the largest file of a build on a slow line. */
const ANSWER_WITHIN_MS = 60_000
/** Repeats of a call that a busy site refused, each after the seconds that the site names. */
const REPEATS = 5
const LONGEST_WAIT_SECONDS = 10

const toRefusal = async (answer: Response): Promise<SiteRefusal> => {
  const body: unknown = await answer.json().catch(() => undefined)
  const known = releaseRefusal.safeParse(body)
  if (known.success) return new SiteRefusal(known.data.code, known.data.message, known.data.stored)
  const { message } = Object(body) as { message?: unknown }
  const reason = typeof message === 'string' ? message : 'without a reason'
  return new SiteRefusal('FAULT', `${answer.url} answered ${answer.status}: ${reason}`)
}

const describeCause = (error: unknown): string => {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string }
  return cause?.code ?? cause?.message ?? message
}

/** Any answer of a running site. Throws {@link SiteRefusal} when none answers. */
export const fetchSite = (site: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, site), { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch((error: unknown) => {
    const how = 'start it by `npm start`, or name another by --site'
    throw new SiteRefusal('UNREACHABLE', `No site answers at ${site} (${describeCause(error)}): ${how}.`)
  })

/** Whole seconds until a busy site accepts the call, which it has not begun; undefined for any other answer. */
const waitOf = ({ status, headers }: Response): number | undefined => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return status === 503 && seconds <= LONGEST_WAIT_SECONDS ? seconds : undefined
}

/**
 * The answer of a running site if it is successful; `sign` makes the request, anew for each repeat. Throws
 * {@link SiteRefusal}, also when no site answers.
 */
const requestSite = async (site: string, path: string, sign: () => RequestInit): Promise<Response> => {
  for (let left = REPEATS; ; left -= 1) {
    const answer = await fetchSite(site, path, sign())
    if (answer.ok) return answer
    const wait = left > 0 ? waitOf(answer) : undefined
    if (wait === undefined) throw await toRefusal(answer)
    await setTimeout(wait * 1000)
  }
}

/** Signing key and its owner. */
export interface Signer {
  owner: string
  key: KeyObject
}

/** The release calls of a running site. All methods throw {@link Refusal}. */
export interface ReleaseClient {
  registry: (signer: Signer) => Promise<ReleaseRegistry>
  history: (signer: Signer, app?: string) => Promise<HistoryEntry[]>
  /** Versions with publisher, commit and figures, and who uses what of whom. */
  site: (signer: Signer) => Promise<SiteReleases>
  /** `remote.json` of an accepted build, byte for byte. */
  record: (signer: Signer, build: { app: string; version: string }) => Promise<Buffer>
  announce: (signer: Signer, announcement: Announcement) => Promise<AnnouncementAnswer>
  uploadFile: (
    signer: Signer,
    build: { app: string; version: string },
    name: string,
    bytes: Uint8Array,
  ) => Promise<void>
  accept: (signer: Signer, build: { app: string; version: string }) => Promise<ReleasedApp>
  move: (signer: Signer, move: Move) => Promise<ReleasedApp>
  preview: (signer: Signer, request: PreviewRequest) => Promise<PreviewLink>
  sign: (signer: Signer, countersignature: Countersignature) => Promise<void>
  cosign: (signer: Signer, countersignature: Countersignature) => Promise<void>
  revokeKey: (signer: Signer, revocation: Revocation) => Promise<ReleasedApp[]>
  /** Lets a key publish an app, by the signature of an operator; answers the name of the key. */
  admitKey: (signer: Signer, admission: Admission) => Promise<{ key: string; isNew: boolean }>
  changeRule: (signer: Signer, change: RuleChange) => Promise<void>
  changeOrigin: (signer: Signer, change: OriginChange) => Promise<void>
}

const read = async <Schema extends z.ZodMiniType>(schema: Schema, answer: Response): Promise<z.infer<Schema>> => {
  const body: unknown = await answer.json().catch(() => undefined)
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw new SiteRefusal(
      'FAULT',
      `${answer.url} answered what this tool cannot read: is it the site, of the same age?`,
    )
  return parsed.data
}

export const releaseClient = (
  site: string,
  /** Real time in milliseconds. */
  now: () => number,
  /** Public address of the site, where `site` is another way to it. */
  publicAddress: string = site,
): ReleaseClient => {
  const signed = (signer: Signer, method: string, path: string, body: Uint8Array): Promise<Response> =>
    requestSite(site, path, () => {
      const once = { date: String(now()), site: new URL(publicAddress).origin, nonce: newNonce() }
      const headers = {
        'content-type': 'application/octet-stream',
        ...signatureHeaders(signer.owner, { method, path, ...once, body }, signer.key),
      }
      return { method, headers, ...(method !== 'GET' && { body: new Uint8Array(body) }) }
    })
  const get = (signer: Signer, path: string, query: Record<string, string> = {}): Promise<Response> => {
    const text = new URLSearchParams(query).toString()
    return signed(signer, 'GET', text === '' ? path : `${path}?${text}`, Buffer.alloc(0))
  }

  const post = async <Schema extends z.ZodMiniType>(
    signer: Signer,
    path: string,
    body: object,
    schema: Schema,
  ): Promise<z.infer<Schema>> => read(schema, await signed(signer, 'POST', path, Buffer.from(JSON.stringify(body))))

  const send = async (signer: Signer, path: string, body: object): Promise<void> => {
    await signed(signer, 'POST', path, Buffer.from(JSON.stringify(body)))
  }

  return {
    registry: async (signer) => read(releaseRegistry, await get(signer, RELEASE_PATHS.registry)),
    history: async (signer, app) =>
      read(z.array(historyEntry), await get(signer, RELEASE_PATHS.history, app === undefined ? {} : { app })),
    site: async (signer) => read(siteReleases, await get(signer, RELEASE_PATHS.site)),
    record: async (signer, build) =>
      Buffer.from(await (await get(signer, RELEASE_PATHS.record, { ...build })).arrayBuffer()),
    announce: (signer, body) => post(signer, RELEASE_PATHS.announce, body, announcementAnswer),
    uploadFile: async (signer, { app, version }, name, bytes) => {
      await signed(signer, 'PUT', `${RELEASE_PATHS.files}/${app}/${version}/${encodeURIComponent(name)}`, bytes)
    },
    accept: (signer, build) => post(signer, RELEASE_PATHS.accept, build, releasedApp),
    move: (signer, move) => post(signer, RELEASE_PATHS.move, move, releasedApp),
    preview: (signer, request) => post(signer, RELEASE_PATHS.preview, request, previewLink),
    sign: (signer, body) => send(signer, RELEASE_PATHS.sign, body),
    cosign: (signer, body) => send(signer, RELEASE_PATHS.cosign, body),
    revokeKey: async (signer, body) => (await post(signer, RELEASE_PATHS.revokeKey, body, revocationAnswer)).taken,
    admitKey: (signer, body) => post(signer, RELEASE_PATHS.admitKey, body, admissionAnswer),
    changeRule: (signer, body) => send(signer, RELEASE_PATHS.rule, body),
    changeOrigin: (signer, body) => send(signer, RELEASE_PATHS.origin, body),
  }
}
