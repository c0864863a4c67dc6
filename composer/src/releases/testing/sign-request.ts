import type { KeyObject } from 'node:crypto'
import { SIGNATURE_HEADERS, type SignedRequest, signRequest } from '@shuttle/releases'

/** Headers of a signed request; `signed` is what the signature is over, when that is not the request. */
export const signatureHeaders = (
  owner: string,
  key: KeyObject,
  request: SignedRequest,
  signed: Partial<SignedRequest> = {},
): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  [SIGNATURE_HEADERS.key]: owner,
  [SIGNATURE_HEADERS.date]: request.date,
  [SIGNATURE_HEADERS.signature]: signRequest({ ...request, ...signed }, key),
})
