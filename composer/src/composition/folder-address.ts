const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/**
 * Whether a remote may be served from an address: an https folder, or an http one on this machine. The address becomes
 * part of the page's policy unchanged, so nothing in it may end a directive, name another host or contain a password.
 */
export const isFolderAddress = (base: string): boolean => {
  const url = URL.canParse(base) ? new URL(base) : undefined
  if (!url || url.href !== base || !/^[\w./:[\]~-]+\/$/.test(base)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
}
