interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

/** What is developed, and what the site behind this host has published. */
const ADMITTED = ['/webhtml/dev/', '/webhtml/remotes/'].map((folder) => new URL(folder, location.href).href)
const policies = (window as Window & { trustedTypes?: PolicyFactory }).trustedTypes

// As strict as the shell's: what would be refused there must be seen to be refused here.
policies?.createPolicy('default', {
  createScriptURL: (address) => {
    const { href } = new URL(address, location.href)
    return ADMITTED.some((folder) => href.startsWith(folder)) ? href : null
  },
})
