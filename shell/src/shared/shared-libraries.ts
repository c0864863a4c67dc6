import * as apiClient from '@shuttle/api-client'
import * as host from '@shuttle/host'
import * as ui from '@shuttle/ui'

import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as i18next from './i18next'
import * as query from './query'
import * as reactI18next from './react-i18next'
import * as router from './router'

/** Written by the build: share key -> installed version, for every library that exists once in a page. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>

const EAGER: Readonly<Record<string, unknown>> = {
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

/** One file each, fetched when first needed. */
const LAZY: Readonly<Record<string, () => Promise<unknown>>> = {
  '@shuttle/ui/overlay': () => import(/* webpackChunkName: "ui-overlay" */ '@shuttle/ui/overlay'),
}

const config = (key: string, eager: boolean) => ({
  version: SHARED_VERSIONS[key] ?? '',
  shareConfig: { singleton: true, strictVersion: true, eager, requiredVersion: `^${SHARED_VERSIONS[key]}` },
})

const provide = (key: string) => {
  const load = LAZY[key]
  if (load) return { ...config(key, false), get: () => load().then((library) => () => library) }
  const library = EAGER[key]
  if (!library) throw new Error(`the shell promises ${key} and does not have it`)
  return { ...config(key, true), lib: () => library }
}

/** The libraries that the shell provides to every remote, in the terms of the federation runtime. */
export const sharedLibraries = Object.fromEntries(
  Object.keys(SHARED_VERSIONS).map((key) => [key, provide(key)] as const),
)
