import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BASE_PATH } from '@shuttle/contracts'
import { canInstallPackages, installPackages } from '@shuttle/platform/debian'
import { NotHere, type VerifyRow, type VerifyTable } from '@shuttle/platform/verify-table'
import { drivenPage } from '../engines/driven-page'
import type { Driver, StartDriver, WindowSize } from '../engines/driver'
import { startFirefox } from '../engines/firefox-driver'
import { startDisplay } from '../engines/start-display'
import { STORIES, type Tab } from '../engines/stories'
import { startWebKit } from '../engines/webkit-driver'
import prepareData from '../fixtures/prepare-data'
import { startFreshService } from '../fixtures/service'
import { LANGUAGES } from '../pages/texts'
import { registerPassenger } from '../steps/register-passenger'

const PICTURES = resolve(import.meta.dirname, '../../verify-results/engines')
/** The narrowest window of MiniBrowser. */
const PHONE: WindowSize = { width: 447, height: 844 }
const DESKTOP: WindowSize = { width: 1280, height: 900 }

interface Engine {
  start: StartDriver
  /** Programs, and the Debian packages that contain them. */
  programs: readonly string[]
  packages: readonly string[]
}
const ENGINES: Readonly<Record<string, Engine>> = {
  WebKit: {
    start: startWebKit,
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  Firefox: { start: startFirefox, programs: ['firefox-esr', 'Xvfb'], packages: ['firefox-esr', 'xvfb'] },
}

interface Row extends VerifyRow {
  engine: string
  story: keyof typeof STORIES
  /** The story's language. */
  turn: number
}

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

const findOrInstall = async (name: string, { programs, packages }: Engine): Promise<void> => {
  if (programs.every(isInstalled)) return
  const wanted = packages.join(' ')
  if (!canInstallPackages()) throw new NotHere(`${name} is not installed here (Debian: apt-get install ${wanted})`)
  const fault = await installPackages(packages)
  if (fault) throw new NotHere(`${wanted} could not be installed: ${fault.trim().split('\n').at(-1)}`)
}

/** Negative control: an engine that reports no errors would let every story pass. */
const assertErrorsAreHeard = async (driver: Driver, url: string): Promise<void> => {
  const seeded = 'seeded error'
  await driver.open(url)
  await driver.evaluate(`setTimeout(() => { console.error('${seeded}'); throw new Error('${seeded}') })`)
  for (let tries = 0; tries < 600; tries += 1) {
    await driver.evaluate('document.title')
    if (driver.faults().filter((fault) => fault.includes(seeded)).length === 2) return
    await sleep(100)
  }
  throw new Error(`a console error and an exception were not heard: ${driver.faults().join('; ')}`)
}

export const table: VerifyTable<Row> = {
  name: 'engines',
  document: {
    title: 'Stories in WebKit and Firefox',
    about: [
      'WebKitGTK by W3C WebDriver and Firefox ESR by WebDriver BiDi, each with a window of its own on a virtual display. Each story is told in one language, by turns, with pointer and keys of the engine, in a window of a phone; the clerk has one of a computer. Firefox reports console errors, uncaught exceptions, policy violations and statuses from 400 on from the start of a page, WebKit the first three from the first search of the story in it.',
      'Pictures of each story: `verify-results/engines`.',
    ],
    columns: ['engine', 'story', 'language', 'pictures'],
  },
  rows: () =>
    Object.keys(ENGINES).flatMap((engine, first) =>
      (Object.keys(STORIES) as Row['story'][]).map((story, at) => ({
        ...{ id: `${engine}: ${story}`, engine, story, turn: first + at },
      })),
    ),
  stageFor: ({ engine }) => engine,
  open: async (stage) => {
    const engine = ENGINES[stage] as Engine
    await findOrInstall(stage, engine)
    const removeData = await prepareData()
    const site = await startFreshService({ STAFF_SECOND_FACTOR: 'off' })
    const { display, stop } = await startDisplay()
    const close = async () => {
      await stop()
      await site.stop()
      await removeData()
    }
    mkdirSync(PICTURES, { recursive: true })
    const control = await engine.start(display, PHONE)
    try {
      await assertErrorsAreHeard(control, site.url + BASE_PATH)
    } catch (error) {
      await close()
      throw error
    } finally {
      await control.stop()
    }
    return {
      close,
      run: async ({ id, story, turn }) => {
        const language = LANGUAGES[turn % LANGUAGES.length] ?? 'en'
        const tabs: { driver: Driver; tab: Tab }[] = []
        let pictures = 0
        const openTab = async (size: WindowSize): Promise<Tab> => {
          const driver = await engine.start(display, size)
          const picture = async (name: string) => {
            pictures += 1
            const file = `${id}-${String(pictures).padStart(2, '0')}-${name}.png`.replace(/[^\w.-]+/g, '-')
            writeFileSync(join(PICTURES, file), await driver.takePicture())
          }
          const tab = { ...drivenPage(driver), picture }
          tabs.push({ driver, tab })
          return tab
        }
        const openStaffTab = () => openTab(DESKTOP)
        const runStory = async () => {
          const account = await registerPassenger(site)
          await STORIES[story]({ ...(await openTab(PHONE)), language, site, account, openStaffTab })
        }
        const failed = await runStory().then(
          () => [],
          async (error: unknown) => {
            for (const { tab } of tabs) await tab.picture('failed').catch(() => undefined)
            return [String(error)]
          },
        )
        const faults = [...failed, ...tabs.flatMap(({ driver }) => driver.faults())]
        for (const { driver } of tabs) await driver.stop()
        return { cells: [stage, story, language, pictures], faults }
      },
    }
  },
}
