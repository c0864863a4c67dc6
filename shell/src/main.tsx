import '@shuttle/ui/styles.css'
import './styles/shell.css'
import { markShellStarted, waitForShellStyle } from './boot/watch-shell'
import { loader } from './remotes/loader'
import { start } from './start'

waitForShellStyle()
  .then(() => start(loader))
  .then(markShellStarted, (error: unknown) => {
    window.early?.fail?.()
    throw error
  })
