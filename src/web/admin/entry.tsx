import '#web/admin/styles/admin.css'
import { start } from '#web/admin/start.tsx'

const root = document.getElementById('root')
if (root !== null) void start(root)
