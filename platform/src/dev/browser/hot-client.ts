import { emitter } from '@rspack/core/hot/emitter.js'
import '@rspack/core/hot/dev-server.js'
import './development-page'

/** Defined by the build. */
declare const DEVELOPED_APP: string

window.development?.join(DEVELOPED_APP, (hash) => emitter.emit('webpackHotUpdate', hash))
