import { isHeadSignedBy, isNonce, type RequestHead, SIGNATURE_HEADERS, SIGNATURE_WINDOW_MS } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { DELIVERY } from '../composition/publisher-keys'
import { assertNotRevoked, readPublisherKeys } from './admit-key'
import type { Publisher } from './publisher'
import { ReleaseFault, type ReleaseTables } from './release-context'

type Headers = Readonly<Record<string, string | string[] | undefined>>
const readHeader = (headers: Headers, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** During an upgrade, processes of the version before read the registry without site and nonce. */
const isReadOfBefore = ({ method, site, nonce }: RequestHead, owner: string): boolean =>
  owner === DELIVERY && method === 'GET' && site === '' && nonce === ''

const assertForThisSite = ({ site, nonce }: RequestHead, isOwnAddress: (address: string) => boolean): void => {
  if (site === '' || !isNonce(nonce))
    throw new ReleaseFault(
      'UNSIGNED',
      'The request does not name the site that it is for: the tool is older than the site.',
    )
  if (!isOwnAddress(site))
    throw new ReleaseFault(
      'UNSIGNED',
      `The request is for the site at ${site}, not for this one: name its public address by --site, or by --for.`,
    )
}

/**
 * Verifies the signature of a request by its head only, before its body is read, and returns the signer. Throws {@link
 * ReleaseFault} `UNSIGNED` for a missing, old or wrong signature, and for one that is for another site.
 */
export const authenticateRequest = async (
  request: Pick<RequestHead, 'method' | 'path'> & { headers: Headers },
  options: {
    keyFile: string
    db: Kysely<ReleaseTables>
    /** Real time, milliseconds. */
    now: number
    /** Whether an address is one of this site. */
    isOwnAddress: (address: string) => boolean
  },
): Promise<Publisher> => {
  const owner = readHeader(request.headers, SIGNATURE_HEADERS.key)
  const date = readHeader(request.headers, SIGNATURE_HEADERS.date)
  const digest = readHeader(request.headers, SIGNATURE_HEADERS.digest)
  const signature = readHeader(request.headers, SIGNATURE_HEADERS.signature)
  if (!owner || !signature) throw new ReleaseFault('UNSIGNED', 'The request is not signed.')
  if (!/^[0-9a-f]{64}$/.test(digest))
    throw new ReleaseFault('UNSIGNED', 'The request does not say the hash of its body: is the tool as new as the site?')
  if (!/^\d{1,15}$/.test(date) || Math.abs(options.now - Number(date)) > SIGNATURE_WINDOW_MS)
    throw new ReleaseFault('UNSIGNED', 'The signature is too old, or the clock of this machine is wrong.')
  const { method, path, headers } = request
  const site = readHeader(headers, SIGNATURE_HEADERS.site)
  const head = { method, path, date, digest, site, nonce: readHeader(headers, SIGNATURE_HEADERS.nonce) }
  if (!isReadOfBefore(head, owner)) assertForThisSite(head, options.isOwnAddress)
  const keys = await readPublisherKeys({ db: options.db, publisherKeys: options.keyFile }, owner)
  if (keys.length === 0)
    throw new ReleaseFault(
      'UNSIGNED',
      `The site knows no key of ${owner}: \`npm run release -- key ${owner}\` prints how its operator admits one.`,
    )
  const signer = keys.find(({ key }) => isHeadSignedBy(head, signature, key))
  if (!signer) throw new ReleaseFault('UNSIGNED', `The signature is not by a key of ${owner}.`)
  await assertNotRevoked(options.db, signer.label)
  return { owner, label: signer.label, digest, nonce: head.nonce, date: Number(date) }
}
