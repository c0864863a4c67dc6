import type { Page } from '@playwright/test'

/**
 * Counts from now on the frames that show the remote's page, and those of them in which one of its styles is missing.
 */
export const countUnstyledFrames = async (page: Page, remote: string) => {
  await page.evaluate((name) => {
    const noted = { seen: 0, unstyled: 0 }
    Object.assign(window, { noted })
    const areOff = () =>
      [...document.styleSheets].some((sheet) => sheet.href?.includes(`/remotes/${name}/`) && sheet.disabled)
    Object.assign(window, { areOff })
    const countFrame = () => {
      const shown = [...document.querySelectorAll(`main[data-remote=${name}]`)].some((main) => main.checkVisibility())
      if (shown) noted.seen += 1
      if (shown && areOff()) noted.unstyled += 1
      requestAnimationFrame(countFrame)
    }
    requestAnimationFrame(countFrame)
  }, remote)
  const read = (expression: string) => page.evaluate(expression)
  return {
    areOn: async () => !(await read('areOff()')),
    seen: async () => Number(await read('noted.seen')),
    unstyled: async () => Number(await read('noted.unstyled')),
  }
}
