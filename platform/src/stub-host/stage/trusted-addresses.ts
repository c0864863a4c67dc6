interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

const DEVELOPMENT = new URL('/webhtml/dev/', location.href).href
const policies = (window as Window & { trustedTypes?: PolicyFactory }).trustedTypes

// As strict as the shell's: what would be refused there must be seen to be refused here.
policies?.createPolicy('default', {
  createScriptURL: (address) => {
    const { href } = new URL(address, location.href)
    return href.startsWith(DEVELOPMENT) ? href : null
  },
})
