// Plain JavaScript, because it runs before everything else: `node src/server/run.cjs main`, `… import file.xlsx`.
require('./node-version.cjs')
const { enableCompileCache } = require('node:module')
const { join } = require('node:path')

// V8 stores what it compiled, so that the next start need not; where nothing can be written, it compiles again.
const compiled = join(__dirname, '../../dist/compiled')
enableCompileCache(compiled)
// The same for threads and for child processes that inherit the environment.
process.env.NODE_COMPILE_CACHE = compiled

// Programs read their own arguments as if they had been started themselves.
const [program] = process.argv.splice(2, 1)
import('./run.ts').then(({ run }) => run(program))
