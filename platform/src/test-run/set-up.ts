import { buildAll } from '../build/build-all'
import { canInstallPackages, installPackages } from './debian'
import { findChromium } from './find-chromium'
import { runCommand } from './run-command'
import { FAILED, NOTHING, type Outcome, type StageContext } from './stage'

const findOrInstallChromium = async ({ print }: StageContext): Promise<boolean> => {
  const found = await findChromium()
  if (found) {
    print(`browser: ${found}`)
    return true
  }
  if (!canInstallPackages()) {
    print('no Chromium here: install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH')
    return false
  }
  print('installing Chromium from Debian')
  const fault = await installPackages(['chromium-headless-shell'])
  if (fault) print(`Chromium could not be installed\n${fault}`)
  return fault === undefined
}

/** Fonts for Chinese characters in screenshots; without them everything still runs, with boxes in the pictures. */
const findOrInstallFonts = async ({ root, print }: StageContext): Promise<void> => {
  const { ok, output } = await runCommand('fc-list', [':lang=zh-hk', 'family'], { cwd: root })
  if (ok && output.trim()) return
  const fault = canInstallPackages() ? await installPackages(['fontconfig', 'fonts-noto-cjk']) : 'not root on Debian'
  print(
    fault
      ? `no Chinese font: pictures will show boxes (${fault.trim().split('\n').at(-1)})`
      : 'Chinese fonts installed',
  )
}

const build = async ({ root, print }: StageContext): Promise<boolean> => {
  try {
    const built = await buildAll({ root, log: print })
    if (built.length === 0) print('build: nothing changed')
    return true
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return false
  }
}

/** Browser, fonts and the built site. */
export const setUp = async (context: StageContext): Promise<Outcome> => {
  const browser = await findOrInstallChromium(context)
  await findOrInstallFonts(context)
  const built = await build(context)
  return browser && built ? NOTHING : FAILED
}
