import type { Config } from '../../../../config/config'

/** All settings of a slide service; sandbox and live differ in nothing else. */
export interface SlideSettings {
  /** `https://afs.aliyuncs.com`, without a slash at the end. */
  baseUrl: string
  accessKeyId: string
  accessKeySecret: string
  /** Names this site to the service, in the browser too. */
  appKey: string
  /** The provider's name for the use of the captcha, under which it counts orders. */
  scene: string
  scriptUrl: string
  /** Origins that the script may load from and call, in addition to its own. */
  origins: readonly string[]
  /** Milliseconds one call may take. */
  timeoutMs: number
}

/** Settings of the sandbox; published, so they open nothing real. */
const SANDBOX_PROFILE = {
  accessKeyId: 'sandbox-access-key',
  accessKeySecret: 'sandbox-access-secret',
  appKey: 'SANDBOX_SLIDE',
} as const
const CALL_TIMEOUT_MS = 4000
/** The sandbox shares a machine with builds and tests, where it may need seconds; that is no outage. */
const SANDBOX_TIMEOUT_MS = 30_000

/**
 * Settings of the slide service: `SLIDE_URL` and its like, else the sandbox on this machine; in production undefined
 * without them.
 */
export const slideSettings = ({ slide, production, publicUrl, sandboxPort }: Config): SlideSettings | undefined => {
  const common = { scene: slide.scene, timeoutMs: CALL_TIMEOUT_MS }
  if (slide.url !== undefined) {
    const { url, scriptUrl, accessKeyId, accessKeySecret, appKey, origins } = slide
    return { ...common, baseUrl: url.replace(/\/$/, ''), scriptUrl, accessKeyId, accessKeySecret, appKey, origins }
  }
  if (production) return undefined
  const sandbox = `http://${new URL(publicUrl).hostname}:${sandboxPort}`
  const scriptUrl = `${sandbox}/AWSC/AWSC/awsc.js`
  return {
    ...common,
    ...SANDBOX_PROFILE,
    timeoutMs: SANDBOX_TIMEOUT_MS,
    baseUrl: `${sandbox}/afs`,
    scriptUrl,
    origins: [sandbox],
  }
}
