import { createHash, createHmac } from 'node:crypto'
import type { CaptchaAction } from './captcha-action'

export interface ChallengeOwner {
  sid: string
  action: CaptchaAction
}

export const hashSid = (sid: string): string => createHash('sha256').update(sid).digest('hex')

/** Keyed, because ten thousand answers are tried in no time by whoever reads the table without the key. */
export const hashAnswer = (secret: string, { sid, action }: ChallengeOwner, digits: string): string =>
  createHmac('sha256', `captcha:${secret}`).update(`${action}:${sid}:${digits}`).digest('hex')
