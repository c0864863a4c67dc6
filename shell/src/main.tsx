import '@shuttle/ui/styles.css'
import './styles/shell.css'
import { markShellStarted } from './boot/watch-shell'
import { loader } from './remotes/loader'
import { start } from './start'

Promise.resolve(window.early?.awaitStyle?.())
  .then(() => start(loader))
  .then(markShellStarted, (error: unknown) => {
    window.early?.fail?.()
    throw error
  })
