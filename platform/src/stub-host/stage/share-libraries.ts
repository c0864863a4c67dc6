import * as apiClient from '@shuttle/api-client'
import * as host from '@shuttle/host'
import * as ui from '@shuttle/ui'
import * as query from '@tanstack/react-query'
import * as i18next from 'i18next'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as reactI18next from 'react-i18next'
import * as router from 'react-router-dom'

/** Written by the build: share key -> installed version. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>

type Library = () => unknown
/** A version of a library, as containers look for it. */
interface Offer {
  from: string
  eager: boolean
  loaded: number
  get: () => Promise<Library>
}
/** Share key -> version -> offer. */
export type ShareScope = Record<string, Record<string, Offer>>

const HERE: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  i18next,
  'react-i18next': reactI18next,
  '@tanstack/react-query': query,
  '@shuttle/host': host,
  '@shuttle/api-client': apiClient,
  '@shuttle/ui': ui,
}
const LATER: Readonly<Record<string, () => Promise<unknown>>> = {
  '@shuttle/ui/overlay': () => import(/* webpackChunkName: "ui-overlay" */ '@shuttle/ui/overlay'),
}

const offerOf = (key: string): Offer => {
  const library = HERE[key]
  const load = LATER[key] ?? (() => Promise.resolve(library))
  return {
    from: 'stub-host',
    eager: key in HERE,
    loaded: 1,
    get: () => load().then((loaded) => () => loaded),
  }
}

/** Everything a shell provides, whole: what a remote may not import of it, its production build refuses. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([key, version]) => [key, { [version]: offerOf(key) }]),
)
