import { createCipheriv, randomBytes } from 'node:crypto'
import type { Notice } from '../money/send-notices'
import { platformHeaders } from './platform-headers'
import type { WechatPayProfile } from './wechat-pay-profile'

const ASSOCIATED = 'transaction'

/** TRANSACTION.SUCCESS: the transaction encrypted by AES-256-GCM, the whole signed by the platform. */
export const paymentNotice = (profile: WechatPayProfile, transaction: object, now: number): Notice => {
  const nonce = randomBytes(6).toString('hex')
  const seal = createCipheriv('aes-256-gcm', Buffer.from(profile.apiKey), Buffer.from(nonce))
  seal.setAAD(Buffer.from(ASSOCIATED))
  const bytes = Buffer.concat([seal.update(JSON.stringify(transaction)), seal.final(), seal.getAuthTag()])
  const body = JSON.stringify({
    id: `EV-${randomBytes(12).toString('hex')}`,
    create_time: new Date(now).toISOString(),
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: 'payment succeeded',
    resource: {
      original_type: ASSOCIATED,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: bytes.toString('base64'),
      associated_data: ASSOCIATED,
      nonce,
    },
  })
  return { contentType: 'application/json', headers: platformHeaders(profile, body, now), body }
}
