import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { freePort } from '@shuttle/platform/free-port'
import { freeServicePorts } from '@shuttle/platform/free-service-ports'
import type { Service } from '../fixtures/service'
import { startJsonService } from '../fixtures/start-json-service'
import { openTerminal, type Typed } from './terminal'
import { edit, typeOwnParts, typeUseOfParts } from './type-own-parts'
import { runWorkflow } from './workflow'

const root = resolve(import.meta.dirname, '../..')
const CREATE = 'npm run create-remote -- tours --path "/my_tours=My tours|我的行程|我的行程"'
const BEFORE = 'This page is being prepared'
const AFTER = 'Tours are on their way'
const TOURS = ['Old harbour', 'Lotus garden']

/** What was typed, and the minutes until the last page was live. */
export interface FirstDay {
  typed: readonly Typed[]
  liveMinutes?: number
}

/** The next commands that `create-remote` prints. */
const nextLines = (printed: string): string[] =>
  (printed.split(/^next.*:$/m)[1] ?? '').split('\n').flatMap((line) => /^ {2}(\S.*?) {2,}/.exec(line)?.[1] ?? [])

const seesPage = async (page: Page, address: string, text: string, title = 'My tours'): Promise<void> => {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=en`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText(text).waitFor()
}

/** A team without the repository: every printed command is typed, in a folder that was empty before. */
export const runDayOutside = async (browser: Browser, site: Service): Promise<FirstDay> => {
  const parent = mkdtempSync(join(tmpdir(), 'shuttle-team-'))
  const remote = join(parent, 'mf-tours')
  const page = await browser.newPage()
  const service = await startJsonService(TOURS)
  const team = openTerminal(root, { RELEASE_SITE: site.url, PORT: String(await freePort()) })
  const operator = openTerminal(root, { DATA_DIR: site.dataDir, RELEASE_SITE: site.url })
  /** The operator types the command that was printed to the team. */
  const admit = async (printed: string, command: RegExp): Promise<void> => {
    const found = command.exec(printed)?.[0]
    if (found) await operator.type(`npm run release -- ${found}`)
  }
  try {
    const begun = performance.now()
    const lines = nextLines(await team.type(`${CREATE} --slot tour-badge.v1 --dir ${parent}`))
    for (const line of lines) {
      if (line === 'npm run dev') {
        await team.typeAndWatch(line, /^· open (\S+)$/m, async (address) => {
          await seesPage(page, address, BEFORE)
          edit(join(remote, 'src/i18n/en.ts'), BEFORE, AFTER)
          await page.getByText(AFTER).waitFor()
          typeOwnParts(remote, service.origin)
          await page.getByText(TOURS.join(', ')).waitFor()
          await page.goto('about:blank')
        })
        for (const check of ['npm test', 'npm run types']) await team.type(check)
        continue
      }
      if (line.includes('publish')) {
        const refusal = await team.type(line).then(
          () => 'the publish was not refused',
          (error: Error) => error.message,
        )
        if (!refusal.includes('admit-origin')) throw new Error(refusal)
        await admit(refusal, /admit-origin mf-tours --connect [\w:/.]+/)
      }
      const printed = await team.type(line)
      await admit(printed, /(?<=^npm run release -- )admit .*$/m)
      if (line.includes('preview') && !printed.includes('page=%2Fmy_tours'))
        throw new Error(`no page is opened\n${printed}`)
    }
    await seesPage(page, `${site.url}${BASE_PATH}my_tours`, AFTER)
    await page.getByText(TOURS.join(', ')).waitFor()

    // A second remote opens the slot and hears the event.
    await operator.type(`${CREATE.replaceAll('tours', 'boards')} --dir ${parent}`)
    typeUseOfParts(join(parent, 'mf-boards'))
    await team.type('cd ../mf-boards')
    for (const line of ['npm ci', 'npm run types', 'npm run build']) await team.type(line)
    await admit(await team.type('npm run release -- key mf-boards'), /(?<=^npm run release -- )admit .*$/m)
    await team.type('npm run release -- publish mf-boards')
    await seesPage(page, `${site.url}${BASE_PATH}my_boards`, BEFORE, 'My boards')
    await page.getByRole('button', { name: 'Book a tour on HKGZHO' }).click()
    await page.getByText('Booked: T1').waitFor()
    const liveMinutes = (performance.now() - begun) / 60_000

    // Newer packages of the site, and the last day.
    await team.type('npm run release -- retire mf-boards')
    await operator.type(`npm run pack-shared -- ${remote}`)
    await team.type('cd ../mf-tours')
    await team.type('npm install')
    await team.type('npm run build')
    await team.type('npm run release -- retire mf-tours')
    if ((await fetch(`${site.url}${BASE_PATH}my_tours`)).status !== 404) throw new Error('the path is not free')
    return { typed: team.typed, liveMinutes }
  } finally {
    service.stop()
    await page.close()
    rmSync(parent, { recursive: true, force: true })
  }
}

/** The same team lets its repository publish: staff get what is pushed, and visitors what a reviewer promotes. */
export const runDayByWorkflow = async (browser: Browser, site: Service): Promise<FirstDay> => {
  const parent = mkdtempSync(join(tmpdir(), 'shuttle-workflow-'))
  const remote = join(parent, 'mf-trips')
  const page = await browser.newPage()
  const team = openTerminal(root, { RELEASE_SITE: site.url })
  try {
    await team.type(`${CREATE.replaceAll('tours', 'trips')} --dir ${parent}`)
    await team.type(`cd ${remote}`)
    await team.type('npm ci')
    const printed = await team.type('npm run release -- key mf-trips')
    const [admit = ''] = /(?<=^npm run release -- )admit .*$/m.exec(printed) ?? []
    await openTerminal(root, { DATA_DIR: site.dataDir, RELEASE_SITE: site.url }).type(`npm run release -- ${admit}`)
    for (const line of ['npm run build', 'npm run release -- publish mf-trips --no-smoke', 'git init --quiet'])
      await team.type(line)
    const values = {
      'vars.RELEASE_SITE': site.url,
      'secrets.RELEASE_KEY': readFileSync(join(remote, '.data/keys/mf-trips.pem'), 'utf8'),
    }
    const push = async (message: string, onEnd: (job: string) => Promise<void>) => {
      await team.type('git add .')
      await team.type(`git -c user.name=team -c user.email=team@localhost commit -qm ${message}`)
      const sha = (await team.type('git rev-parse HEAD')).trim()
      return runWorkflow('.github/workflows/release.yml', remote, { ...values, 'github.sha': sha }, onEnd)
    }
    const seesText = (text: string) => seesPage(page, `${site.url}${BASE_PATH}my_trips`, text, 'My trips')
    // The version of the first push is live already.
    const first = await push('first', () => seesText(BEFORE))
    edit(join(remote, 'src/i18n/en.ts'), BEFORE, AFTER)
    const second = await push('second', (job) => seesText(job === 'promote' ? AFTER : BEFORE))
    return { typed: [...team.typed, ...first, ...second] }
  } finally {
    await page.close()
    rmSync(parent, { recursive: true, force: true })
  }
}

/** A team with a clone of the repository whose packages are installed. */
export const runDayInside = async (browser: Browser): Promise<FirstDay> => {
  const parent = mkdtempSync(join(tmpdir(), 'shuttle-clone-'))
  const clone = join(parent, 'repository')
  const page = await browser.newPage()
  execFileSync('git', ['clone', '--quiet', '--shared', root, clone])
  // The state after npm ci; links to workspaces lead into the clone, because they are relative.
  cpSync(join(root, 'node_modules'), join(clone, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  const team = openTerminal(clone, await freeServicePorts())
  try {
    for (const line of nextLines(await team.type(CREATE))) {
      if (line.startsWith('npm test')) await team.type(line)
      else
        await team.typeAndWatch(line, /^(?:· open|Bridge Shuttle is ready:) (\S+)$/m, async (address) => {
          await seesPage(page, new URL(`${BASE_PATH}my_tours`, address).href, BEFORE)
          await page.goto('about:blank')
        })
    }
    return team
  } finally {
    await page.close()
    rmSync(parent, { recursive: true, force: true })
  }
}
