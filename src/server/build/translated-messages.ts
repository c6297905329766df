import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../../domain/language.ts'

const SRC = join(import.meta.dirname, '../..')
const PREFIX = '#translated/'

/**
 * Modules '#translated/<topic>.ts': the messages of a topic, typed by their German file. On the server they have those of
 * every language (web/messages.ts chooses), in a browser only those of the document's, awaited there, so that a page's
 * module is ready together with its messages; the server names both files in the head, and they arrive side by side.
 */
export function translatedMessages(): Plugin {
  return {
    name: 'translated-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#translated\// },
      handler: id => join(SRC, 'messages/translated', id.slice(PREFIX.length)),
    },
    load: {
      filter: { id: /\/src\/messages\/translated\// },
      handler(id) {
        const [, topic = ''] = id.split('/translated/')
        const files = LANGUAGES.map(language => [language, `#messages/${language}/${topic}`] as const)
        return this.environment.config.consumer === 'server' ? serverModule(files) : browserModule(files)
      },
    },
  }
}

type Files = readonly (readonly [language: string, file: string])[]

function serverModule(files: Files): string {
  return [
    "import { setTranslations } from '#web/messages.ts'",
    ...files.map(([language, file]) => `import { messages as ${language} } from '${file}'`),
    `setTranslations(de, { ${files.map(([language]) => language).join(', ')} })`,
    'export { de as messages }',
  ].join('\n')
}

function browserModule(files: Files): string {
  return [
    "import { splitLanguage } from '#domain/language-path.ts'",
    `const load = { ${files.map(([language, file]) => `${language}: () => import('${file}')`).join(', ')} }`,
    'export const { messages } = await load[splitLanguage(location.pathname).language]()',
  ].join('\n')
}
