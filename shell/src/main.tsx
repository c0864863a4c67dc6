import '@shuttle/ui/styles.css'
import './styles/shell.css'
import { loader } from './remotes/loader'
import { start } from './start'

start(loader).catch((error: unknown) => {
  // Not even the texts are there: say it in every language, by the simplest means.
  const words = document.createElement('p')
  words.textContent = '請重新載入頁面 · 请刷新页面 · Please reload the page'
  document.getElementById('root')?.replaceChildren(words)
  throw error
})
