import { hearBuilds } from './hear-builds'

const aPage = () => {
  const seen: string[] = []
  const hear = hearBuilds({
    card: {
      show: (app, errors) => seen.push(`show ${app}: ${errors.join()}`),
      clear: (app) => seen.push(`clear ${app}`),
    },
    update: (app, hash) => seen.push(`update ${app} to ${hash}`),
    reload: () => seen.push('reload'),
  })
  return { seen, hear }
}

describe('a page that receives builds', () => {
  it('shows the errors of a build until the next one succeeds, and applies that one', () => {
    const { hear, seen } = aPage()
    hear({ app: 'a', hash: '2', errors: ['no'] })
    hear({ app: 'a', hash: '3', errors: [] })
    expect(seen).toEqual(['show a: no', 'clear a', 'update a to 3'])
  })

  it('reloads for a build that no page can apply while it runs, unless that has errors', () => {
    const { hear, seen } = aPage()
    hear({ app: 'boot-script', hash: '2', errors: ['no'], needsReload: true })
    expect(seen).toEqual(['show boot-script: no'])
    hear({ app: 'boot-script', hash: '3', errors: [], needsReload: true })
    expect(seen.slice(1)).toEqual(['clear boot-script', 'reload'])
  })
})
