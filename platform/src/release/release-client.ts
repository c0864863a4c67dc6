import type { KeyObject } from 'node:crypto'
import {
  type HistoryEntry,
  historyEntry,
  type Move,
  type Offer,
  type OfferAnswer,
  offerAnswer,
  type PreviewLink,
  type PreviewRequest,
  previewLink,
  RELEASE_PATHS,
  type ReleaseBook,
  type ReleasedApp,
  releaseBook,
  releasedApp,
  SIGNATURE_HEADERS,
  signRequest,
} from '@shuttle/releases'
import * as z from 'zod/mini'
import { Refusal } from './refusal'

const ANSWER_WITHIN_MS = 60_000

/** Whose key signs, and the key. */
export interface Signer {
  owner: string
  key: KeyObject
}

/** The release calls of a running site. Every method throws {@link Refusal}. */
export interface ReleaseClient {
  book: () => Promise<ReleaseBook>
  history: (app?: string) => Promise<HistoryEntry[]>
  offer: (signer: Signer, offer: Offer) => Promise<OfferAnswer>
  putFile: (signer: Signer, build: { app: string; version: string }, name: string, bytes: Uint8Array) => Promise<void>
  accept: (signer: Signer, build: { app: string; version: string }) => Promise<ReleasedApp>
  move: (signer: Signer, move: Move) => Promise<ReleasedApp>
  preview: (signer: Signer, request: PreviewRequest) => Promise<PreviewLink>
}

const refusalOf = async (answer: Response): Promise<Refusal> => {
  const body = (await answer.json().catch(() => undefined)) as { code?: string; message?: string } | undefined
  const message = body?.message ?? `The site answered ${answer.status} without a reason.`
  return new Refusal((body?.code ?? 'FAULT') as Refusal['code'], message)
}

export const releaseClient = (
  site: string,
  /** Real time in milliseconds. */
  now: () => number,
): ReleaseClient => {
  const fetchFrom = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(new URL(path, site), { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(
      (cause: unknown) => {
        const why =
          cause instanceof Error ? ((cause.cause as Error | undefined)?.message ?? cause.message) : String(cause)
        throw new Refusal(
          'UNREACHABLE',
          `No site answers at ${site} (${why}). Start one by \`npm start\`, or name it with --site.`,
        )
      },
    )
    if (!answer.ok) throw await refusalOf(answer)
    return answer
  }

  const signed = (signer: Signer, method: string, path: string, body: Uint8Array): Promise<Response> => {
    const date = String(now())
    const signature = signRequest({ method, path, date, body }, signer.key)
    const headers = {
      'content-type': 'application/octet-stream',
      [SIGNATURE_HEADERS.key]: signer.owner,
      [SIGNATURE_HEADERS.date]: date,
      [SIGNATURE_HEADERS.signature]: signature,
    }
    return fetchFrom(path, { method, headers, body: new Uint8Array(body) })
  }

  const post = async <Schema extends z.ZodMiniType>(
    signer: Signer,
    path: string,
    body: object,
    schema: Schema,
  ): Promise<z.infer<Schema>> =>
    z.parse(schema, await (await signed(signer, 'POST', path, Buffer.from(JSON.stringify(body)))).json())

  return {
    book: async () => z.parse(releaseBook, await (await fetchFrom(RELEASE_PATHS.book, {})).json()),
    history: async (app) => {
      const query = app === undefined ? '' : `?app=${encodeURIComponent(app)}`
      return z.parse(z.array(historyEntry), await (await fetchFrom(RELEASE_PATHS.history + query, {})).json())
    },
    offer: (signer, offer) => post(signer, RELEASE_PATHS.offer, offer, offerAnswer),
    putFile: async (signer, { app, version }, name, bytes) => {
      await signed(signer, 'PUT', `${RELEASE_PATHS.files}/${app}/${version}/${encodeURIComponent(name)}`, bytes)
    },
    accept: (signer, build) => post(signer, RELEASE_PATHS.accept, build, releasedApp),
    move: (signer, move) => post(signer, RELEASE_PATHS.move, move, releasedApp),
    preview: (signer, request) => post(signer, RELEASE_PATHS.preview, request, previewLink),
  }
}
