import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { freePort } from '@shuttle/platform/free-port'
import { freeServicePorts } from '@shuttle/platform/free-service-ports'
import type { Service } from '../fixtures/service'
import { openTerminal, type Terminal } from './terminal'

const root = resolve(import.meta.dirname, '../..')
const CREATE = 'npm run create-remote -- tours --path "/my_tours=My tours|我的行程|我的行程"'
const BEFORE = 'This page is being prepared'
const AFTER = 'Tours are on their way'

/** The next commands that `create-remote` prints. */
const nextLines = (printed: string): string[] =>
  (printed.split(/^next.*:$/m)[1] ?? '').split('\n').flatMap((line) => /^ {2}(\S.*?) {2,}/.exec(line)?.[1] ?? [])

const seesPage = async (page: Page, address: string, text: string): Promise<void> => {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=en`)
  await page.getByRole('heading', { level: 1, name: 'My tours' }).waitFor()
  await page.getByText(text).waitFor()
}

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
  writeFileSync(file, text.replace(from, to))
}

/** A team without the repository: every printed command is typed, in a folder that was empty before. */
export const runDayOutside = async (browser: Browser, site: Service): Promise<Terminal> => {
  const parent = mkdtempSync(join(tmpdir(), 'shuttle-team-'))
  const page = await browser.newPage()
  const team = openTerminal(root, { RELEASE_SITE: site.url, PORT: String(await freePort()) })
  const operator = openTerminal(root, { DATA_DIR: site.dataDir, RELEASE_SITE: site.url })
  try {
    const lines = nextLines(await team.type(`${CREATE} --dir ${parent}`))
    const texts = join(parent, 'mf-tours/src/i18n/en.ts')
    for (const line of lines) {
      if (line === 'npm run dev') {
        await team.typeAndWatch(line, /^· open (\S+)$/m, async (address) => {
          await seesPage(page, address, BEFORE)
          edit(texts, BEFORE, AFTER)
          await page.getByText(AFTER).waitFor()
          await page.goto('about:blank')
        })
        continue
      }
      const printed = await team.type(line)
      const admit = /^npm run release -- admit .*$/m.exec(printed)?.[0]
      if (admit) await operator.type(admit)
      if (line.includes('preview') && !printed.includes('page=%2Fmy_tours'))
        throw new Error(`no page is opened\n${printed}`)
    }
    await seesPage(page, `${site.url}${BASE_PATH}my_tours`, AFTER)
    // Newer packages of the site, and the last day.
    await operator.type(`npm run pack-shared -- ${join(parent, 'mf-tours')}`)
    await team.type('npm install')
    await team.type('npm run build')
    await team.type('npm run release -- retire mf-tours')
    if ((await fetch(`${site.url}${BASE_PATH}my_tours`)).status !== 404) throw new Error('the path is not free')
    return team
  } finally {
    await page.close()
    rmSync(parent, { recursive: true, force: true })
  }
}

/** A team with a clone of the repository whose packages are installed. */
export const runDayInside = async (browser: Browser): Promise<Terminal> => {
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
