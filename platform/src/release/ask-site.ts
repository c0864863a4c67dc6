import { releaseRefusal } from '@shuttle/releases'
import { Refusal } from './refusal'

/** The largest file of a build is compressed before the site answers. */
const ANSWER_WITHIN_MS = 60_000

const refusalOf = async (answer: Response): Promise<Refusal> => {
  const body: unknown = await answer.json().catch(() => undefined)
  const known = releaseRefusal.safeParse(body)
  if (known.success) return new Refusal(known.data.code, known.data.message)
  const { message } = Object(body) as { message?: unknown }
  const reason = typeof message === 'string' ? message : 'without a reason'
  return new Refusal('FAULT', `${answer.url} answered ${answer.status}: ${reason}`)
}

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string }
  return cause?.code ?? cause?.message ?? message
}

/** The answer of a running site when it is a good one. Throws {@link Refusal}, also when nobody answers. */
export const askSite = async (site: string, path: string, init: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(new URL(path, site), { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(
    (error: unknown) => {
      const how = 'start it by `npm start`, or name another by --site'
      throw new Refusal('UNREACHABLE', `No site answers at ${site} (${reasonOf(error)}): ${how}.`)
    },
  )
  if (!answer.ok) throw await refusalOf(answer)
  return answer
}
