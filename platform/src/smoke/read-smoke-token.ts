import { BASE_PATH } from '@shuttle/contracts'
import * as z from 'zod/mini'

const grant = z.object({ app: z.string(), version: z.string() })
type SmokedVersion = z.infer<typeof grant>

/** The version that a token opens, which the site alone can verify. */
export const readSmokeToken = (token: string): SmokedVersion =>
  grant.parse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()))

/** Path of the folder that has the files of a version. */
export const filesFolder = ({ app, version }: SmokedVersion): string =>
  `${BASE_PATH}${app === 'shell' ? 'shell' : `remotes/${app}`}/${version}/`
