import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNumbers } from '../sealing/testing/spellings'
import { areCoreFilesOn, assertNoCrashFiles, findCrashFileOptions } from './crash-files'

const NUMBER = 'K765432(1)'
const KEY = 'test:K9T0XcNXqpn3vYw1DE0o0hU3Jm1C9bYQx2mC0mC7m3A='

/** A process that has an identity number in memory crashes: its output, and the files that it leaves. */
const crash = (options: string[] = [], args: string[] = []) => {
  const script = join(__dirname, 'testing/crash-with-document.ts')
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  const done = spawnSync(process.execPath, [...options, '--import', 'tsx', script, folder, NUMBER, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_KEY: KEY },
  })
  const files = readdirSync(folder)
  const written = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  rmSync(folder, { recursive: true, force: true })
  return { status: done.status, output: done.stdout + done.stderr, files, written }
}

describe('a crash', () => {
  it('[D4.8] a crash leaves no file, and prints no identity number', () => {
    const { status, output, files } = crash()
    expect(status).toBe(1)
    expect(output).toContain('the service crashed')
    expect([files, findNumbers(output, [NUMBER])]).toEqual([[], []])
  })

  it('a report of Node contains the key, and a core file the number (negative control)', () => {
    const report = crash(['--report-uncaught-exception'])
    expect(report.files).toHaveLength(1)
    expect(report.written).toContain(KEY)
    expect(findNumbers(crash([], ['snapshot']).written, [NUMBER])).toEqual([NUMBER])
  })
})

describe('production refuses to start with options that write such files', () => {
  it.each([
    ['--report-on-fatalerror'],
    ['--report_on_fatalerror'],
    ['--report-uncaught-exception'],
    ['--report-on-signal'],
    ['--heapsnapshot-near-heap-limit=3'],
    ['--heapsnapshot-signal=SIGUSR2'],
    ['--abort-on-uncaught-exception'],
  ])('production refuses options such as %s', (option) => {
    expect(() => assertNoCrashFiles({ production: true }, ['--enable-source-maps', option])).toThrow(
      option.replace(/=.*/, '').replaceAll('_', '-'),
    )
    expect(() => assertNoCrashFiles({ production: false }, [option])).not.toThrow()
  })

  it('production starts with any other option', () => {
    expect(findCrashFileOptions(['--enable-source-maps', '--max-old-space-size=512', '--report-dir=/tmp', ''])).toEqual(
      [],
    )
    expect(() => assertNoCrashFiles({ production: true }, [])).not.toThrow()
  })
})

describe('core files of the system', () => {
  const limits = (soft: string) => `Limit  Soft Limit\nMax core file size        ${soft}     unlimited     bytes\n`

  it.each([
    ['0', false],
    ['unlimited', true],
    ['1048576', true],
  ])('a limit of %s means %s', (soft, areOn) => {
    expect(areCoreFilesOn(() => limits(soft))).toBe(areOn)
  })

  it('core files are considered off where the system gives no limit', () => {
    const nothing = () => {
      throw new Error('no such file')
    }
    expect([areCoreFilesOn(nothing), areCoreFilesOn(() => '')]).toEqual([false, false])
  })
})
