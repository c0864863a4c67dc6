import { randomBytes } from 'node:crypto'
import { writeHeapSnapshot } from 'node:v8'
import { createSealer } from '../../sealing/sealer'

/**
 * `crash-with-document.ts <folder> <number> [snapshot]`: works in a folder, has an identity number in memory, like a
 * process that seals one, and crashes. With `snapshot` its memory is written first.
 */
const [folder = '', number = '', mode] = process.argv.slice(2)
process.chdir(folder)
const sealer = createSealer([{ id: 'crash', key: randomBytes(32) }])
const request = { idCard: number, sealed: sealer.seal(number, 'a passenger') }
if (mode === 'snapshot') writeHeapSnapshot('memory.heapsnapshot')
setImmediate(() => {
  throw new Error(`the service crashed with ${Object.keys(request).length} fields`)
})
