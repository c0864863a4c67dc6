import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSandboxKeysBy } from '../sandbox-keys'

const folder = process.env.TEST_KEYS_FOLDER

/** The suites of a run share the keys of the sandbox: the first one that needs a key makes it. */
if (folder !== undefined)
  makeSandboxKeysBy((name) => {
    const file = join(folder, `${name}.pem`)
    if (!existsSync(file)) {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      // Another worker reads a whole file or none.
      const unfinished = `${file}.${process.pid}`
      writeFileSync(unfinished, privateKey.export({ type: 'pkcs8', format: 'pem' }))
      renameSync(unfinished, file)
    }
    const privateKey = createPrivateKey(readFileSync(file))
    return { privateKey, publicKey: createPublicKey(privateKey) }
  })
