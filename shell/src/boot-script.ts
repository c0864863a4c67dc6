import { WIRE_VERSION } from '@shuttle/calls'
import { BASE_PATH } from '@shuttle/contracts'
import { fillFirstCall } from '@shuttle/contracts/fill-first-call'
import { admittedFolders } from './boot/admitted-folders'
import type { EarlyCalls } from './boot/early-calls'
import { startGuards } from './boot/start-guards'
import { watchShell } from './boot/watch-shell'

// Inlined first in the head: about 4 KB as sent, no imports at run time. Everything after it obeys its policy.
const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent || 'null')
const boot = read('boot')
const remotes = boot?.registry.remotes
const prefixes = read('pinned') as string[]
// Each folder of a remote or fallback is listed once in the page, in the columns of the registry.
for (const column of ['versions', 'before'])
  remotes?.[column]?.split(',').forEach((version: string, at: number) => {
    prefixes.push(`${BASE_PATH}remotes/${remotes.names.split(',')[at]}/${version}/`)
  })
const { admit, isAdmitted, toHref } = admittedFolders(prefixes)
const requests: Record<string, number> = Object.create(null)
const withCacheBuster = (address: string) => {
  const href = toHref(address)
  const times = requests[href] ?? 0
  requests[href] = times + 1
  return times ? toHref(href, `r=${times}`) : href
}
const early: EarlyCalls = { admit, isAdmitted, withCacheBuster }
window.early = early
watchShell(boot?.registry.shell, early)
early.guards = startGuards(boot?.registry, early)

// Without createHTML and createScript the policy refuses both.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    const href = toHref(address)
    return isAdmitted(href) ? withCacheBuster(href) : null
  },
})

try {
  const token = sessionStorage.getItem('token')
  const post = (path: string, fields: object, wire?: number) => {
    const answer = fetch(`/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
        ...(wire && { 'x-wire': `${wire}` }),
        ...(token && { authorization: token }),
      },
      // The same timeout as the transport; older browsers have their own.
      signal: AbortSignal.timeout?.(10_000) ?? null,
      body: JSON.stringify({ appId: 'web', joinType: 'WEB', version: '2.7.0', equipment: 'browser', ...fields }),
    }).then((response) => response.json() as Promise<unknown>)
    answer.catch(() => {})
    return answer
  }
  if (/(^|; )signed_in=1/.test(document.cookie)) {
    early.user = post('wx/query.wx.user.information', {}, WIRE_VERSION)
    const call = boot?.firstCall
    if (token && call) {
      const body = fillFirstCall(call.body, new URLSearchParams(location.search))
      if (body) early.first = { path: call.path, body, answer: post(call.path, body, call.wire) }
    }
  }
} catch {
  // Storage may be blocked: every call is sent later.
}
