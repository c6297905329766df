import '#web/styles/main.css'
import { start } from '#web/start.tsx'

const root = document.getElementById('root')
const state = document.getElementById('state')
if (root !== null && state !== null) void start(root, state.textContent)
