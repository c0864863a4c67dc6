import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { siteClient } from './release-requests'

/**
 * A publisher as a separate process: `node --import tsx publish-on-command.ts <site> <app> <key file>`. Each line of
 * standard input is a move as JSON; each line of standard output is the site's answer to it.
 */
const [site = '', app = '', keyFile = ''] = process.argv.slice(2)
const client = siteClient(site, app, createPrivateKey(readFileSync(keyFile)))

for await (const line of createInterface(process.stdin)) {
  const answer = await client.post('move', JSON.parse(line) as object)
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
