import {
  constants,
  createCipheriv,
  createDecipheriv,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import { findSerialKey } from '../find-serial-key'
import type { OctopusSettings } from './octopus-settings'
import { getText, readXml, textXml, wrapXml, type XmlElement } from './xml'

const NAMESPACE = { xmlns: 'http://namespace.oos.online.octopus.com.hk/mls/' }
const PSS = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
const CIPHER = 'aes-256-gcm'
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16]

type Keys = Pick<
  OctopusSettings,
  'gatewayId' | 'privateKey' | 'keyVersion' | 'octopusKey' | 'octopusKeyVersion' | 'otherOctopusKeys'
>

const base64 = (bytes: Buffer): string => bytes.toString('base64')
const bytesIn = (element: XmlElement, name: string): Buffer => Buffer.from(getText(element, name), 'base64')

/**
 * A document for Octopus: signed with our key (RSA-PSS, SHA-256), then encrypted with a key of its own (AES-256-GCM),
 * which is encrypted with theirs (RSA-OAEP, SHA-256).
 */
export const sealEnvelope = (keys: Keys, document: string): string => {
  const signature = sign('sha256', Buffer.from(document), { key: keys.privateKey, ...PSS })
  const signed = wrapXml(
    'signedContent',
    [
      textXml('content', base64(Buffer.from(document))),
      textXml('signature', base64(signature), { signerId: keys.gatewayId, keyId: keys.keyVersion }),
    ],
    NAMESPACE,
  )
  const [key, iv] = [randomBytes(KEY_BYTES), randomBytes(IV_BYTES)]
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  const ciphertext = Buffer.concat([cipher.update(signed, 'utf8'), cipher.final()])
  const encryptedKey = publicEncrypt({ key: keys.octopusKey, ...OAEP }, key)
  return wrapXml(
    'encryptedContent',
    [
      textXml('iv', base64(iv)),
      textXml('ciphertext', base64(ciphertext)),
      textXml('authenticationTag', base64(cipher.getAuthTag())),
      textXml('encryptedKey', base64(encryptedKey), { keyId: keys.octopusKeyVersion }),
    ],
    NAMESPACE,
  )
}

const decrypt = (keys: Keys, envelope: XmlElement): string => {
  const key = privateDecrypt({ key: keys.privateKey, ...OAEP }, bytesIn(envelope, 'encryptedKey'))
  // A shorter tag would be easier to guess: the length is fixed, not taken from the sender.
  const decipher = createDecipheriv(CIPHER, key, bytesIn(envelope, 'iv'), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytesIn(envelope, 'authenticationTag'))
  return Buffer.concat([decipher.update(bytesIn(envelope, 'ciphertext')), decipher.final()]).toString('utf8')
}

/** The key that a signature names; the one of the settings' first version where it names none. Throws `UnknownKey`. */
const findSigningKey = (keys: Keys, signed: XmlElement): KeyObject => {
  const { octopusKeyVersion, octopusKey, otherOctopusKeys = [] } = keys
  const version = signed.children.find(({ name }) => name === 'signature')?.attributes.keyId ?? octopusKeyVersion
  return findSerialKey('octopus:', [{ serial: octopusKeyVersion, key: octopusKey }, ...otherOctopusKeys], version)
}

/**
 * The document of an envelope that was encrypted for us and signed by Octopus; undefined for every other. Throws
 * `UnknownKey` where it is signed with a key that is not in the settings.
 */
export const openEnvelope = (keys: Keys, text: string): XmlElement | undefined => {
  const envelope = readXml(text)
  if (envelope?.name !== 'encryptedContent') return undefined
  let signed: XmlElement | undefined
  try {
    signed = readXml(decrypt(keys, envelope))
  } catch {
    return undefined
  }
  if (signed?.name !== 'signedContent') return undefined
  const [content, signature] = [bytesIn(signed, 'content'), bytesIn(signed, 'signature')]
  const isSigned = verify('sha256', content, { key: findSigningKey(keys, signed), ...PSS }, signature)
  return isSigned ? readXml(content.toString('utf8')) : undefined
}
