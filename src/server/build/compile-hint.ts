import type { Plugin } from 'vite'

/** Has to be the first line of a file (V8's explicit compile hints; a comment to other browsers). */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Chrome compiles the functions of a file that arrives when they are called, one by one and while nothing else can happen.
 * Those of the file that all pages start with are called at once, so it compiles them while the file arrives.
 * @param file name of the chunk
 */
export function compileHint(file: string): Plugin {
  return {
    name: 'compile-hint',
    generateBundle: {
      // Vite puts a line of its own before the code.
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && part.name === file) part.code = HINT + part.code
        }
      },
    },
  }
}
