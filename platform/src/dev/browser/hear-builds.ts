import type { BuildNews } from '../build-news'
import type { BuildCard } from './build-card'
import type { HotBuild } from './development-page'

/** The page reloads when it has missed more builds than this. */
const MOST_UPDATES = 20

/** Updates one build to `hash`, one step at a time. Rejects when only a reload helps. */
const catchUp = async (build: HotBuild, hash: string): Promise<void> => {
  for (let updates = 0; build.hash() !== hash; updates += 1) {
    if (updates === MOST_UPDATES || !(await build.update())) throw new Error('no update leads to this build')
  }
}

/** Handles news of builds: applies them while the page runs, reloads, or shows build errors. */
export const hearBuilds = (page: {
  card: BuildCard
  getBuild: (app: string) => HotBuild | undefined
  takeTexts: (app: string, texts: Readonly<Record<string, unknown>>) => void
  reload: () => void
}) => {
  let working: Promise<unknown> = Promise.resolve()

  const take = async (app: string, hash: string): Promise<void> => {
    const build = page.getBuild(app)
    if (!build || build.hash() === hash) return
    await catchUp(build, hash).catch((error: unknown) => {
      console.info(`[development] ${app} needs a reload:`, error)
      page.reload()
    })
  }

  return (news: BuildNews): Promise<unknown> => {
    if (news.kind === 'reload') page.reload()
    if (news.kind === 'texts') page.takeTexts(news.app, news.texts)
    if (news.kind === 'failed') page.card.show(news.app, news.errors)
    if (news.kind === 'built') {
      page.card.clear(news.app)
      working = working.then(() => take(news.app, news.hash))
    }
    return working
  }
}
