import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, startProcess } from './processes'
import { runCommand } from './run-command'

/** A parent whose child ignores SIGTERM, and writes to the same pipe. */
const STUBBORN = `
  const stubborn = 'process.on("SIGTERM", () => {}); console.log("here"); setInterval(() => {}, 1000)'
  require('node:child_process').spawn(process.execPath, ['-e', stubborn], { stdio: 'inherit' })
  setInterval(() => {}, 1000)`

describe('processes of a test run', () => {
  it('a process ends with all processes that it started', async () => {
    const parent = startProcess(process.execPath, ['-e', STUBBORN], { stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise((resolve) => parent.stdout?.once('data', resolve))
    // The pipe closes when the last process that has it open is gone.
    const closed = new Promise((resolve) => parent.once('close', resolve))
    await endProcess(parent)
    await closed
    expect(parent.signalCode).toBe('SIGTERM')
  })

  it('a command returns its result and its output', async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(Number(process.env.CODE))'
    const run = (code: string) => runCommand(process.execPath, ['-e', script], { cwd: '/', env: { CODE: code } })
    expect(await run('0')).toEqual({ ok: true, output: expect.stringMatching(/out[\s\S]*err|err[\s\S]*out/) })
    expect(await run('3')).toMatchObject({ ok: false })
  })

  it('a command is stopped at its timeout', async () => {
    const { ok, output } = await runCommand(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      cwd: '/',
      limit: 300,
    })
    expect(ok).toBe(false)
    expect(output).toContain('stopped after')
  })

  it('a missing command is not ok', async () => {
    expect(await runCommand('/no/such/command', [], { cwd: '/' })).toMatchObject({ ok: false })
  })
})

describe('what a killed run leaves', () => {
  it('a killed run leaves no process and no folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-run-'))
    const script = `
      import { startProcess } from '${join(__dirname, 'processes.ts')}'
      import { removeAtLast } from '${join(__dirname, 'reaper.ts')}'
      removeAtLast('${folder}')
      const child = startProcess(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
      console.log(child.pid)
      setInterval(() => {}, 1000)`
    const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pid = Number(await new Promise((resolve) => run.stdout.once('data', resolve)))
    expect(existsSync(folder)).toBe(true)
    run.kill('SIGKILL')
    const isAlive = () => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    }
    while (isAlive() || existsSync(folder)) await sleep(20)
  })
})
