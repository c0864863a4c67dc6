import { createHash, createHmac } from 'node:crypto'
import type { SaleOpeningSite } from './sale-opening-site'

const derive = (key: string, use: string): string => createHmac('sha256', key).update(use).digest('base64url')

/**
 * Reads the picture captcha for passengers and attackers. It knows the secret of the services and derives the key as
 * they do, so it takes no more time of the machine than a person would.
 */
export const readPicture = async (
  { database, codeSecret }: Pick<SaleOpeningSite, 'database' | 'codeSecret'>,
  sid: string,
  action: string,
): Promise<string> => {
  const sidHash = createHash('sha256').update(sid).digest('hex')
  const { rows } = await database.query<{ seed: string }>(
    'select seed from captcha_challenges where sid_hash = $1 and action = $2',
    [sidHash, action],
  )
  const key = derive(derive(codeSecret, 'bridge-shuttle:codes'), 'captcha-digits')
  const drawn = createHmac('sha256', key)
    .update(rows[0]?.seed ?? '')
    .digest()
  return String(drawn.readUIntBE(0, 6) % 10_000).padStart(4, '0')
}
