import type { RegistryEntry, Withdrawals } from '@shuttle/contracts'

/** The card of a failure must not wait for much longer. */
const PATIENCE_MS = 1400

/** The shell's requests to the registry while a page is open. Both reject without a useful answer. */
export interface RegistryClient {
  /** The newest version of a remote before this one that runs on this shell; undefined when there is none. */
  before: (entry: RegistryEntry) => Promise<RegistryEntry | undefined>
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
  const ask = async (address: string): Promise<Response> => {
    const answer = await options.fetch(folder + address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok && answer.status !== 404) throw new Error(`${answer.status} of ${folder}${address}`)
    return answer
  }
  return {
    before: async ({ name, version }) => {
      const query = new URLSearchParams({ shell: options.shell, lang: options.getLanguageTag() })
      const answer = await ask(`${name}/before/${encodeURIComponent(version)}?${query}`)
      if (answer.status === 404) return undefined
      const entry = (await answer.json()) as Partial<RegistryEntry> | null
      if (!isEntry(entry, name)) throw new Error(`no entry of ${name} was answered`)
      return entry
    },
    withdrawn: async () => {
      const answer = (await (await ask('withdrawn')).json()) as Partial<Withdrawals> | null
      if (!isWithdrawals(answer)) throw new Error('no withdrawals were answered')
      return answer
    },
  }
}
