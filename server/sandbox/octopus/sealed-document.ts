import {
  constants,
  createCipheriv,
  createDecipheriv,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import type { OctopusProfile } from '../sandbox-options'

const MLS = 'http://namespace.oos.online.octopus.com.hk/mls/'
const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }

/** A document that Octopus refuses; the refusal gives no further reason. */
export class DocumentRefusal extends Error {
  override readonly name = 'DocumentRefused'
}

/** Text of the first element of a name. */
export const getField = (xml: string, name: string): string =>
  new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
const getBytes = (xml: string, name: string): Buffer => Buffer.from(getField(xml, name), 'base64')
const getAttribute = (xml: string, element: string, name: string): string =>
  new RegExp(`<${element}[^>]* ${name}="([^"]*)"`).exec(xml)?.[1] ?? ''

/** Decrypts and verifies what the gateway sent, as strictly as Octopus. */
export const unseal = (profile: OctopusProfile, body: string): string => {
  if (!body.startsWith(`<encryptedContent xmlns="${MLS}">`)) throw new DocumentRefusal('no encryptedContent')
  if (getAttribute(body, 'encryptedKey', 'keyId') !== profile.octopusKeyVersion)
    throw new DocumentRefusal('another key of ours')
  let signed: string
  try {
    const key = privateDecrypt({ key: profile.octopusKey, ...oaep }, getBytes(body, 'encryptedKey'))
    const decipher = createDecipheriv('aes-256-gcm', key, getBytes(body, 'iv'), { authTagLength: 16 })
    decipher.setAuthTag(getBytes(body, 'authenticationTag'))
    signed = Buffer.concat([decipher.update(getBytes(body, 'ciphertext')), decipher.final()]).toString()
  } catch {
    throw new DocumentRefusal('not encrypted for us')
  }
  const [content, signature] = [getBytes(signed, 'content'), getBytes(signed, 'signature')]
  const isOfGateway =
    getAttribute(signed, 'signature', 'signerId') === profile.gatewayId &&
    getAttribute(signed, 'signature', 'keyId') === profile.gatewayKeyVersion
  if (!isOfGateway || !verify('sha256', content, { key: profile.gatewayKey, ...pss }, signature))
    throw new DocumentRefusal('not signed by the gateway')
  return content.toString()
}

/** A document of Octopus: signed with its key, encrypted for the gateway. */
export const seal = (profile: OctopusProfile, document: string): string => {
  const signer = profile.signer ?? { serial: profile.octopusKeyVersion, key: profile.octopusKey }
  const signature = sign('sha256', Buffer.from(document), { key: signer.key, ...pss }).toString('base64')
  const content = Buffer.from(document).toString('base64')
  const signed = `<?xml version="1.0" encoding="UTF-8"?><signedContent xmlns="${MLS}"><content>${content}</content><signature signerId="1" keyId="${signer.serial}">${signature}</signature></signedContent>`
  const [key, iv] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const ciphertext = Buffer.concat([cipher.update(signed), cipher.final()]).toString('base64')
  const encryptedKey = publicEncrypt({ key: profile.gatewayKey, ...oaep }, key).toString('base64')
  const tag = cipher.getAuthTag().toString('base64')
  return `<?xml version="1.0" encoding="UTF-8"?><encryptedContent xmlns="${MLS}"><iv>${iv.toString('base64')}</iv><ciphertext>${ciphertext}</ciphertext><authenticationTag>${tag}</authenticationTag><encryptedKey keyId="${profile.gatewayKeyVersion}">${encryptedKey}</encryptedKey></encryptedContent>`
}
