import { writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, expect } from '@playwright/test'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { freePort } from '@shuttle/platform/free-port'
import { runStatement } from '@shuttle/postgres'
import { fillSite } from '../fixtures/service'
import { openTerminal } from '../independence/terminal'
import { accountForms } from '../pages/account-forms'
import { PASSWORD } from '../pages/login-popup'
import { mailbox } from '../steps/mailbox'
import { passenger } from '../steps/passenger'
import { openMachine } from './open-machine'
import { fillSettings, readGuide } from './read-guide'
import { startTls } from './start-outside'
import { type Running, startTyped } from './start-typed'

const root = resolve(import.meta.dirname, '../..')
const SUPERVISOR = 'first@tickets.example'
const DAY_MS = 86_400_000
const HONG_KONG_MS = 8 * 3_600_000
/** Settings that an operator has to choose: the service reports it when one is missing. */
const REQUIRED =
  /^(PUBLIC_URL|FRAMES_URL|DATABASE_URL|TOKEN_SECRET|CODE_SECRET|PREVIEW_SECRET|TICKET_KEY|AUDIT_KEY|DATA_KEY|SMTP_URL|MAIL_FROM|GATEWAY_URL|GATEWAY_MERCHANT|GATEWAY_PASSWORD)=/

export interface Step {
  what: string
  seconds: number
}

/** A day on sale by the clock of this machine: production has no other clock. */
const dayOnSale = (): string => new Date(Date.now() + HONG_KONG_MS + 7 * DAY_MS).toISOString().slice(0, 10)

/**
 * Follows the guide's first ticket as a new operator: its commands and files are used literally, except paths, ports,
 * addresses and the operator's own values. Returns its steps.
 */
export const runFirstTicket = async (browser: Browser, language: LanguageCode): Promise<readonly Step[]> => {
  const guide = readGuide(root)
  const machine = await openMachine()
  const { folder } = machine
  const running: { stop: () => Promise<unknown> }[] = []
  const steps: Step[] = []
  const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now()
    const result = await work().catch((error: unknown) => {
      throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    })
    steps.push({ what, seconds: Math.round((performance.now() - begun) / 100) / 10 })
    return result
  }
  const start = (line: string, cwd: string): Running => {
    const started = startTyped(line, cwd)
    running.push(started)
    return started
  }
  const [site, providerFrames, bank, port, providerFramesPort, bankPort] = await Promise.all(
    Array.from({ length: 6 }, freePort),
  )
  if (!site || !providerFrames || !bank || !port || !providerFramesPort || !bankPort) throw new Error('no free ports')
  const url = `https://127.0.0.1:${site}`
  const artefact = join(folder, 'artefact')
  const here = openTerminal(folder, {})
  try {
    const database = await step('PostgreSQL has a database and a user of its own', async () => {
      await runStatement(machine.postgres.url, 'create role tickets login')
      await runStatement(machine.postgres.url, "create database tickets owner tickets encoding 'UTF8'")
      return machine.postgres.url.replace('shuttle@', 'tickets@').replace(/\/postgres$/, '/tickets')
    })

    await step('the artefact is packed, unpacked and whole', async () => {
      await openTerminal(root, {}).type(`npm run package -- ${folder}`)
      const unpack = guide.command('tar -xzf').replace('/opt/bridge-shuttle', artefact)
      await here.type(
        `mkdir ${artefact} && ${unpack.replace(/bridge-shuttle-\S+\.tar\.gz/, 'bridge-shuttle-*.tar.gz')}`,
      )
      const enterAndCheck = guide.command('cd /opt').replace('/opt/bridge-shuttle', artefact)
      for (const line of enterAndCheck.split(' && ')) await here.type(line)
    })

    const settings = await step('settings, with secrets and keys as the guide makes them', async () => {
      const make = async (beginning: string) => (await here.type(guide.command(beginning))).trim()
      const secret = () => make('openssl rand')
      const key = async () => `'${await make('openssl genpkey')}'`
      return fillSettings(guide, {
        PUBLIC_URL: url,
        // Another name of this machine: production refuses a host that shares the site's cookies.
        FRAMES_URL: `https://localhost:${providerFrames}`,
        DATABASE_URL: database,
        TOKEN_SECRET: await secret(),
        CODE_SECRET: await secret(),
        PREVIEW_SECRET: await secret(),
        TICKET_KEY: await key(),
        AUDIT_KEY: await key(),
        DATA_KEY: await make('echo "2026a'),
        SMTP_URL: machine.mailboxes.url,
        GATEWAY_URL: `https://127.0.0.1:${bank}`,
        GATEWAY_MERCHANT: 'FIRST01',
        GATEWAY_PASSWORD: await secret(),
        GATEWAY_NOTIFICATION_SECRET: await secret(),
        PUBLISHER_KEYS: join(folder, 'publisher-keys.json'),
      })
    })
    const file = join(folder, 'settings.env')
    const certificates = `NODE_EXTRA_CA_CERTS=${join(folder, 'certificate.pem')}`
    const ports = `PORT=${port} FRAMES_PORT=${providerFramesPort} ${certificates}`
    const serve = guide
      .line('env -i PATH=/usr/bin', 'server/dist/main.mjs')
      .replace('PATH=/usr/bin', `PATH=${dirname(process.execPath)} ${ports}`)
      .replace('/var/lib/bridge-shuttle', join(folder, 'data'))
      .replace('/etc/bridge-shuttle/settings.env', file)

    await step('nginx ends TLS', async () => {
      const behind = { 8080: port, 8082: providerFramesPort, 8090: bankPort }
      running.push(await startTls(folder, { listen: [site, providerFrames, bank], behind }))
    })

    const required = settings.filter((line) => REQUIRED.test(line))
    await step(`each of ${required.length} settings is asked for where it is left out`, async () => {
      for (const left of required) {
        writeFileSync(file, settings.filter((line) => line !== left).join('\n'))
        const refused = startTyped(serve, artefact)
        const code = await refused.ended
        const name = left.slice(0, left.indexOf('='))
        if (code !== 1 || !refused.printed().includes(name)) throw new Error(`${name}: ${code}\n${refused.printed()}`)
      }
    })

    const service = await step('the service starts and says what is missing', async () => {
      writeFileSync(file, settings.join('\n'))
      const started = start(serve, artefact)
      await started.waitForOutput('not ready yet: no deployment set is live')
      return started
    })
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status === 200
    if (await isReady()) throw new Error('it is ready and has nothing to sell')

    await step('the sandbox is the bank, in a process of its own', async () => {
      const given = (name: string) => settings.find((line) => line.startsWith(`${name}=`)) ?? ''
      const line = guide
        .line('PORT=8090', 'sandbox')
        .replace('PORT=8090', `PORT=${bankPort}`)
        .replace('/var/lib/bank', join(folder, 'bank'))
        .replace(/(GATEWAY_\w+)=\.\.\./g, (_, name: string) => given(name))
      await start(`env ${certificates} ${line}`, artefact).waitForOutput('Sandbox of the card gateway listens')
    })

    await step('what is sold: the catalogue of a demo', async () => {
      const demo = join(folder, 'demo')
      await fillSite(demo, { SHUTTLE_CLOCK: '' })
      const [show, load] = [
        guide
          .line('npm run --silent catalogue -- show', '.json')
          .replace('catalogue.json', join(artefact, 'catalogue.json')),
        guide.line('node server/dist/commands.mjs catalogue load', '.json'),
      ]
      await openTerminal(root, { DATA_DIR: demo }).type(show)
      await here.type(`DATABASE_URL=${database} ${load}`)
    })

    await step('shell and five remotes are published with keys of their own', async () => {
      const team = openTerminal(root, {
        DATA_DIR: join(folder, 'team'),
        NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem'),
      })
      const apps = /^EXPECTED_APPS='(.*)'$/m.exec(settings.join('\n'))?.[1]?.split(' ') ?? []
      const [keyOf, publish] = [
        guide.line('npm run release -- key shell', 'shell'),
        guide.line('RELEASE_SITE=', 'shell'),
      ]
      const keys: string[] = []
      for (const app of apps) {
        const printed = await team.type(keyOf.replace('shell', app))
        keys.push(printed.split('\n').find((line) => line.startsWith(`"${app}": [`)) ?? '')
      }
      writeFileSync(join(folder, 'publisher-keys.json'), `{${keys.join(',')}}`)
      if (await isReady()) throw new Error('it is ready and shows nothing')
      for (const app of apps) await team.type(publish.replace('https://tickets.example', url).replace(/shell$/, app))
      await service.waitForOutput('Bridge Shuttle is ready')
      while (!(await isReady())) await sleep(100)
    })

    // Its certificate is self-signed.
    const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } })
    running.push({ stop: () => context.close() })
    const page = await context.newPage()
    await step('the first supervisor registers, by a code that a mail brings, and is made one', async () => {
      const forms = accountForms(page)
      await page.goto(`${url}${BASE_PATH}register?lang=en`)
      await forms.email.fill(SUPERVISOR)
      await forms.button('Get code').click()
      await forms.password.fill(PASSWORD)
      await forms.repeatPassword.fill(PASSWORD)
      await forms.terms.check()
      await forms.code.fill(await mailbox({ dataDir: folder }, SUPERVISOR).code())
      await forms.button('Create account').click()
      await expect(page).toHaveURL(/\/login/)
      const make = guide.line('node server/dist/commands.mjs operator', '<address>').replace('<address>', SUPERVISOR)
      await here.type(`DATABASE_URL=${database} ${make}`)
    })

    await step('a ticket is bought at that bank, and its code is shown', async () => {
      await page.context().clearCookies()
      const order = await passenger(page, language).buys(1, SUPERVISOR, { url }, dayOnSale())
      if (order === '') throw new Error('there is no order')
    })
    return steps
  } finally {
    for (const one of running.reverse()) await one.stop()
    await machine.close()
  }
}
