import { openEmbeddedServer } from '../embedded-server'

/** `open-server.ts <data folder>`: opens the embedded server, prints its address, and stops it on SIGTERM. */
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const run = async (dataDir = ''): Promise<void> => {
  const server = await openEmbeddedServer({ dataDir, report: print, log: () => {} })
  print(`url ${server.url}`)
  const timer = setInterval(() => {}, 60_000)
  process.once('SIGTERM', () => {
    clearInterval(timer)
    server.stop().then(() => print('stopped'))
  })
}

run(process.argv[2]).catch((error: Error) => {
  print(`${error.name} ${error.message}`)
  process.exitCode = 1
})
