import type { RegistryEntry, Withdrawals } from '@shuttle/contracts'

/** Timeout of a fallback query: the failure card waits for it. */
const CARD_TIMEOUT_MS = 1400
/** Timeout of the withdrawals query: no screen waits for it, so a slow network may take its time. */
const TIMEOUT_MS = 10_000

/** The shell's requests to the registry while a page is open. All reject without a useful answer. */
export interface RegistryClient {
  /** The newest version of a remote before this one that runs on this shell; undefined when there is none. */
  before: (entry: RegistryEntry) => Promise<RegistryEntry | undefined>
  /** The version an open page gets in place of a withdrawn or closed one; undefined when nothing runs on this shell. */
  next: (entry: RegistryEntry) => Promise<RegistryEntry | undefined>
  withdrawn: () => Promise<Withdrawals>
}

const isEntry = (answer: Partial<RegistryEntry> | null, name: string): answer is RegistryEntry =>
  answer?.name === name &&
  [answer.version, answer.container, answer.entry, answer.integrity].every(
    (text) => text && typeof text === 'string',
  ) &&
  Array.isArray(answer.pages) &&
  Array.isArray(answer.slots)

const isWithdrawals = (answer: Partial<Withdrawals> | null): answer is Withdrawals =>
  typeof answer?.revision === 'number' && typeof answer.withdrawn === 'object' && Array.isArray(answer.closed)

export const createRegistryClient = (options: {
  /** Path of the site, with a slash at its end. */
  base: string
  /** Version of this shell. */
  shell: string
  /** BCP 47 tag, for titles. */
  getLanguageTag: () => string
  fetch: typeof fetch
}): RegistryClient => {
  const folder = `${options.base}registry/`
  const request = async (address: string, timeoutMs: number, init: RequestInit = {}): Promise<Response> => {
    const answer = await options.fetch(folder + address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok && answer.status !== 404) throw new Error(`${answer.status} of ${folder}${address}`)
    return answer
  }
  const fetchEntry =
    (question: 'before' | 'next', timeoutMs: number) =>
    async ({ name, version }: RegistryEntry): Promise<RegistryEntry | undefined> => {
      const query = new URLSearchParams({ shell: options.shell, lang: options.getLanguageTag() })
      const answer = await request(`${name}/${question}/${encodeURIComponent(version)}?${query}`, timeoutMs)
      if (answer.status === 404) return undefined
      const entry = (await answer.json()) as Partial<RegistryEntry> | null
      if (!isEntry(entry, name)) throw new Error(`no entry of ${name} was answered`)
      return entry
    }
  return {
    before: fetchEntry('before', CARD_TIMEOUT_MS),
    next: fetchEntry('next', TIMEOUT_MS),
    withdrawn: async () => {
      // The answer is the same for all clients: without cookies the request is smaller as well.
      const answer = (await (
        await request('withdrawn', TIMEOUT_MS, { credentials: 'omit' })
      ).json()) as Partial<Withdrawals> | null
      if (!isWithdrawals(answer)) throw new Error('no withdrawals were answered')
      return answer
    },
  }
}
