import { isSignedBy, SIGNATURE_HEADERS, SIGNATURE_WINDOW_MS, type SignedRequest } from '@shuttle/releases'
import { readPublisherKeys } from './publisher-keys'
import { ReleaseFault } from './release-fault'

export interface Publisher {
  /** App whose key signed, or `operator`. */
  owner: string
  label: string
}

type Headers = Readonly<Record<string, string | string[] | undefined>>
const textOf = (headers: Headers, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** Whose key signed a request. Throws {@link ReleaseFault} `UNSIGNED` for a missing, old or wrong signature. */
export const authenticateRequest = async (
  request: Omit<SignedRequest, 'date'> & { headers: Headers },
  options: {
    keyFile: string
    /** Real time, milliseconds. */
    now: number
  },
): Promise<Publisher> => {
  const owner = textOf(request.headers, SIGNATURE_HEADERS.key)
  const date = textOf(request.headers, SIGNATURE_HEADERS.date)
  const signature = textOf(request.headers, SIGNATURE_HEADERS.signature)
  if (!owner || !signature) throw new ReleaseFault('UNSIGNED', 'The request is not signed.')
  if (!/^\d{1,15}$/.test(date) || Math.abs(options.now - Number(date)) > SIGNATURE_WINDOW_MS)
    throw new ReleaseFault('UNSIGNED', 'The signature is too old, or the clock of this machine is wrong.')
  const keys = await readPublisherKeys(options.keyFile, owner)
  if (keys.length === 0) throw new ReleaseFault('UNSIGNED', `The site knows no key of ${owner}.`)
  const { method, path, body } = request
  const signer = keys.find(({ key }) => isSignedBy({ method, path, body, date }, signature, key))
  if (!signer) throw new ReleaseFault('UNSIGNED', `The signature is not by a key of ${owner}.`)
  return { owner, label: signer.label }
}
