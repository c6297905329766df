import '#web/styles/main.css'
import { readyBrowser } from '#web/older-browsers.ts'
import { start } from '#web/start.tsx'

const root = document.getElementById('root')
const state = document.getElementById('state')
if (root !== null && state !== null) void readyBrowser().then(() => start(root, state.textContent))
