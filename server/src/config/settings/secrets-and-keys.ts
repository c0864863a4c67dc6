import * as z from 'zod/mini'
import { parseDataKeys } from '../../sealing/data-keys'
import { areSecrets, SHORTEST } from '../secret-environment'
import { setting } from '../setting'
import { ed25519Key, textThat } from '../setting-kinds'

const secrets = z.optional(
  textThat(
    areSecrets,
    `one secret of at least ${SHORTEST} characters without spaces, or the new one and the old one are expected`,
  ),
)
const storedKey = 'made once, stored in `DATA_DIR`'
const developmentSecret = 'a development secret'

/** What signs, seals and hashes, and whose signatures count. */
export const secretsAndKeys = {
  TOKEN_SECRET: setting(secrets, { unset: developmentSecret, about: 'signs the short tokens of sessions' }),
  CODE_SECRET: setting(secrets, {
    unset: developmentSecret,
    about: 'keys mailed codes, captchas, quotes and counted failures',
  }),
  PREVIEW_SECRET: setting(secrets, { unset: developmentSecret, about: 'signs preview links and the ids of visits' }),
  DATA_KEY: setting(
    z.optional(
      textThat(
        (text) => parseDataKeys(text) !== undefined,
        'keys such as 2026a:<32 bytes in base64>, the newest first, with spaces between them are expected',
      ),
    ),
    {
      unset: storedKey,
      about: 'keys that seal identity documents, `<name>:<32 bytes in base64>`, the newest first, with spaces between',
    },
  ),
  TICKET_KEY: setting(z.optional(ed25519Key), {
    unset: storedKey,
    about: 'PKCS#8 PEM of the Ed25519 key that signs QR codes',
  }),
  AUDIT_KEY: setting(z.optional(ed25519Key), {
    unset: storedKey,
    about: 'PKCS#8 PEM of the Ed25519 key that signs the end of the audit each day',
  }),
  PUBLISHER_KEYS: setting(z.optional(z.string()), {
    unset: '`publisher-keys.json` in `DATA_DIR`',
    about: 'JSON file of the public keys that may publish; read at every request',
  }),
  DELIVERY_KEY: setting(z.optional(z.string()), {
    unset: '`keys/delivery.pem` in `DATA_DIR`',
    about: 'file of the private key by which a process of `ROLE=delivery` reads the registry of releases',
  }),
  EXPECTED_APPS: setting(z.optional(z.string()), {
    unset: 'none; a start that publishes names what it built',
    about: 'apps, with spaces between, that must be live before `/health/ready` answers 200',
  }),
}
