import type { BuildNews } from '../build-news'
import type { BuildCard } from './build-card'

/** Handles news of builds: applies them while the page runs, reloads, or shows build errors. */
export const hearBuilds = (page: {
  card: BuildCard
  /** Does nothing for an app that the page has not loaded. */
  update: (app: string, hash: string) => void
  reload: () => void
}) => {
  const { card, update, reload } = page
  return ({ app, hash, errors, needsReload }: BuildNews): void => {
    if (errors.length > 0) {
      card.show(app, errors)
      return
    }
    card.clear(app)
    if (needsReload) reload()
    else update(app, hash)
  }
}
