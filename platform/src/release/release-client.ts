import type { KeyObject } from 'node:crypto'
import {
  type Announcement,
  type AnnouncementAnswer,
  announcementAnswer,
  type HistoryEntry,
  historyEntry,
  type Move,
  type PreviewLink,
  type PreviewRequest,
  previewLink,
  RELEASE_PATHS,
  type ReleasedApp,
  type ReleaseRefusalCode,
  type ReleaseRegistry,
  releasedApp,
  releaseRefusal,
  releaseRegistry,
  SIGNATURE_HEADERS,
  signRequest,
} from '@shuttle/releases'
import * as z from 'zod/mini'

/** The site said no; `message` is its sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    /** `FAULT`: it said nothing that can be understood. `UNREACHABLE`: it said nothing. */
    readonly code: ReleaseRefusalCode | 'FAULT' | 'UNREACHABLE',
    message: string,
  ) {
    super(message)
  }
}

/** The largest file of a build is compressed before the site answers. */
const ANSWER_WITHIN_MS = 60_000

const toRefusal = async (answer: Response): Promise<Refusal> => {
  const body: unknown = await answer.json().catch(() => undefined)
  const known = releaseRefusal.safeParse(body)
  if (known.success) return new Refusal(known.data.code, known.data.message)
  const { message } = Object(body) as { message?: unknown }
  const reason = typeof message === 'string' ? message : 'without a reason'
  return new Refusal('FAULT', `${answer.url} answered ${answer.status}: ${reason}`)
}

const describeCause = (error: unknown): string => {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string }
  return cause?.code ?? cause?.message ?? message
}

/** The answer of a running site when it is a good one. Throws {@link Refusal}, also when no site answers. */
export const requestSite = async (site: string, path: string, init: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(new URL(path, site), { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(
    (error: unknown) => {
      const how = 'start it by `npm start`, or name another by --site'
      throw new Refusal('UNREACHABLE', `No site answers at ${site} (${describeCause(error)}): ${how}.`)
    },
  )
  if (!answer.ok) throw await toRefusal(answer)
  return answer
}

/** Whose key signs, and the key. */
export interface Signer {
  owner: string
  key: KeyObject
}

/** The release calls of a running site. Every method throws {@link Refusal}. */
export interface ReleaseClient {
  registry: () => Promise<ReleaseRegistry>
  history: (app?: string) => Promise<HistoryEntry[]>
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
}

const read = async <Schema extends z.ZodMiniType>(schema: Schema, answer: Response): Promise<z.infer<Schema>> => {
  const body: unknown = await answer.json().catch(() => undefined)
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw new Refusal('FAULT', `${answer.url} answered what this tool cannot read: is it the site, of the same age?`)
  return parsed.data
}

export const releaseClient = (
  site: string,
  /** Real time in milliseconds. */
  now: () => number,
): ReleaseClient => {
  const signed = (signer: Signer, method: string, path: string, body: Uint8Array): Promise<Response> => {
    const date = String(now())
    const signature = signRequest({ method, path, date, body }, signer.key)
    const headers = {
      'content-type': 'application/octet-stream',
      [SIGNATURE_HEADERS.key]: signer.owner,
      [SIGNATURE_HEADERS.date]: date,
      [SIGNATURE_HEADERS.signature]: signature,
    }
    return requestSite(site, path, { method, headers, body: new Uint8Array(body) })
  }

  const post = async <Schema extends z.ZodMiniType>(
    signer: Signer,
    path: string,
    body: object,
    schema: Schema,
  ): Promise<z.infer<Schema>> => read(schema, await signed(signer, 'POST', path, Buffer.from(JSON.stringify(body))))

  return {
    registry: async () => read(releaseRegistry, await requestSite(site, RELEASE_PATHS.registry)),
    history: async (app) => {
      const query = app === undefined ? '' : `?app=${encodeURIComponent(app)}`
      return read(z.array(historyEntry), await requestSite(site, RELEASE_PATHS.history + query))
    },
    announce: (signer, body) => post(signer, RELEASE_PATHS.announce, body, announcementAnswer),
    uploadFile: async (signer, { app, version }, name, bytes) => {
      await signed(signer, 'PUT', `${RELEASE_PATHS.files}/${app}/${version}/${encodeURIComponent(name)}`, bytes)
    },
    accept: (signer, build) => post(signer, RELEASE_PATHS.accept, build, releasedApp),
    move: (signer, move) => post(signer, RELEASE_PATHS.move, move, releasedApp),
    preview: (signer, request) => post(signer, RELEASE_PATHS.preview, request, previewLink),
  }
}
