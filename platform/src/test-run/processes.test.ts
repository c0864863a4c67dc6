import { endProcess, startProcess } from './processes'
import { runCommand } from './run-command'

/** A parent whose child will not end when it is asked to, and writes to the same pipe. */
const STUBBORN = `
  const stubborn = 'process.on("SIGTERM", () => {}); console.log("here"); setInterval(() => {}, 1000)'
  require('node:child_process').spawn(process.execPath, ['-e', stubborn], { stdio: 'inherit' })
  setInterval(() => {}, 1000)`

describe('processes of a test run', () => {
  it('end with all that they started', async () => {
    const parent = startProcess(process.execPath, ['-e', STUBBORN], { stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise((resolve) => parent.stdout?.once('data', resolve))
    // The pipe closes when the last process that holds it is gone.
    const closed = new Promise((resolve) => parent.once('close', resolve))
    await endProcess(parent)
    await closed
    expect(parent.signalCode).toBe('SIGTERM')
  })

  it('tell how they ended and what they printed', async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(Number(process.env.CODE))'
    const run = (code: string) => runCommand(process.execPath, ['-e', script], { cwd: '/', env: { CODE: code } })
    expect(await run('0')).toEqual({ ok: true, output: expect.stringMatching(/out[\s\S]*err|err[\s\S]*out/) })
    expect(await run('3')).toMatchObject({ ok: false })
  })

  it('are stopped at their limit', async () => {
    const { ok, output } = await runCommand(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      cwd: '/',
      limit: 300,
    })
    expect(ok).toBe(false)
    expect(output).toContain('stopped after')
  })

  it('are not ok where the command is not there', async () => {
    expect(await runCommand('/no/such/command', [], { cwd: '/' })).toMatchObject({ ok: false })
  })
})
