import { type CheckoutBuild, publishTogether } from './publish-together'
import { SiteRefusal } from './release-client'

const shell: CheckoutBuild = { kind: 'shell', name: 'shell', version: '2' }
const remote = (name: string): CheckoutBuild => ({ kind: 'remote', name, version: '2' })

/** A site where a build goes live if `fits` accepts it for the live (`name@2`) and the closed builds. */
const aSite = (fits: (name: string, live: ReadonlySet<string>, closed: ReadonlySet<string>) => boolean) => {
  const [live, closed, calls] = [new Set<string>(), new Set<string>(), [] as string[]]
  return {
    calls,
    closed,
    publish: async ({ name }: CheckoutBuild) => {
      if (!fits(name, live, closed)) throw new SiteRefusal('INCOMPATIBLE', `${name} does not fit`)
      live.add(name)
      calls.push(`publish ${name}`)
    },
    turn: async (name: string, action: 'disable' | 'enable') => {
      closed[action === 'disable' ? 'add' : 'delete'](name)
      calls.push(`${action} ${name}`)
      return true
    },
  }
}

describe('builds that were made together', () => {
  it('builds that were made together go live shell first', async () => {
    const site = aSite((name, live) => name === 'shell' || live.has('shell'))
    await publishTogether([remote('mf-a'), shell, remote('mf-b')], site)
    expect(site.calls).toEqual(['publish shell', 'publish mf-a', 'publish mf-b'])
  })

  it('remotes go live first when the shell drops what only old remotes use', async () => {
    const site = aSite((name, live) => name !== 'shell' || live.has('mf-a'))
    await publishTogether([shell, remote('mf-a')], site)
    expect(site.calls).toEqual(['publish mf-a', 'publish shell'])
  })

  it('remotes go live one after the other when a path moves between them', async () => {
    const site = aSite((name, live) => name === 'mf-b' || live.has('mf-b'))
    await publishTogether([remote('mf-a'), remote('mf-b')], site)
    expect(site.calls).toEqual(['publish mf-b', 'publish mf-a'])
  })

  it('remotes are closed during the change when each build waits for the other', async () => {
    const site = aSite((name, live, closed) => (name === 'shell' ? closed.has('mf-a') : live.has('shell')))
    await publishTogether([shell, remote('mf-a')], site)
    expect(site.calls).toEqual(['disable mf-a', 'publish shell', 'publish mf-a', 'enable mf-a'])
    expect(site.closed).toEqual(new Set())
  })

  it('withdraws a stored build that is the only obstacle of a publish', async () => {
    const site = aSite(() => true)
    const stored = [{ app: 'mf-b', version: '1' }]
    const givenUp: string[] = []
    await publishTogether([remote('mf-a')], {
      ...site,
      publish: async (build) => {
        if (givenUp.length === 0) throw new SiteRefusal('INCOMPATIBLE', 'mf-b 1 is stored', stored)
        await site.publish(build)
      },
      giveUp: async ({ app, version }) => {
        givenUp.push(`${app} ${version}`)
      },
    })
    expect([givenUp, site.calls]).toEqual([['mf-b 1'], ['publish mf-a']])
  })

  it('refuses builds that cannot go live at all, and leaves nothing closed', async () => {
    const site = aSite(() => false)
    await expect(publishTogether([shell, remote('mf-a')], site)).rejects.toThrow('shell does not fit')
    expect(site.calls).toEqual(['disable mf-a', 'enable mf-a'])
  })

  it('stops at once at any other refusal', async () => {
    const site = aSite(() => true)
    const publish = async () => {
      throw new SiteRefusal('UNSIGNED', 'no key')
    }
    await expect(publishTogether([shell, remote('mf-a')], { ...site, publish })).rejects.toThrow('no key')
    expect(site.calls).toEqual([])
  })
})
