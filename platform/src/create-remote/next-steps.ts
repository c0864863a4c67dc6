import { BASE_PATH } from '@shuttle/contracts'
import type { RemoteOptions } from './remote-options'

/** Default address of `npm start` and of the tools. */
const SITE = 'http://127.0.0.1:8080'

/** Commands to type after a remote was created, one per line. `folder` is its folder outside of the repository. */
export const nextSteps = (
  { name, pages, registry }: RemoteOptions,
  folder: string | undefined,
): { type: string; why: string }[] => {
  const [{ path } = { path: '/' }] = pages
  const address = `${SITE}${BASE_PATH}${path.slice(1)}`
  if (folder === undefined)
    return [
      { type: `npm test -w ${name}`, why: 'its tests' },
      { type: `npm run dev -- ${name}`, why: `from source and hot: ${address}` },
      { type: 'npm start', why: `builds it and publishes it on this machine: ${address}` },
    ]
  return [
    { type: `cd ${folder}`, why: 'this folder is all that it needs' },
    registry === undefined
      ? { type: 'npm ci', why: 'installs what its lock file names' }
      : { type: 'npm install', why: `installs the shared packages from ${registry}` },
    { type: 'npm test', why: 'its tests' },
    { type: 'npm run dev', why: `the site at ${SITE} with it from source; Ctrl-C ends it` },
    { type: 'npm install -D playwright', why: 'once: a publish opens its pages in the browser of this machine' },
    { type: 'npm run build', why: 'writes dist' },
    { type: `npm run release -- key ${name}`, why: 'once: prints what the operator of the site types' },
    { type: `npm run release -- preview ${name}`, why: 'a link for signed-in staff' },
    { type: `npm run release -- publish ${name}`, why: `live: ${address}` },
  ]
}
