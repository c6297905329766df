import { codeEffects } from '#web/admin/settings/code-effects.ts'
import { adminSettingsMessages } from '#web/admin/settings/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The effects of the code in the editor, element by element. */
export function CodePreview({ code }: { code: string }) {
  const { language, formats } = usePage()
  const { code: words } = adminSettingsMessages(language)
  const effects = codeEffects(code)
  return (
    <section aria-labelledby="code-preview">
      <h3 id="code-preview">{words.preview}</h3>
      {effects.length === 0 && <p className="quiet">{words.previewNone}</p>}
      <ul className="effects" aria-live="polite">
        {effects.map(({ kind, subject, start, contacts }, index) => {
          const names = {
            inline: () => words.inline(formats.counted(Number(subject))),
            external: () => words.external(subject),
            element: () => words.otherElement(subject),
            text: () => words.textOnly,
          }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: elements have no identity but their place
            <li key={index}>
              <span>{names[kind]()}</span>
              {start === 'at-once' && <span className="tint">{words.atOnce}</span>}
              {start === 'never' && <span className="tint contour">{words.never}</span>}
              {start !== null && start !== 'at-once' && start !== 'never' && (
                <span className="tint wood">{words.after(words.categories[start])}</span>
              )}
              {contacts && <span className="tint contour">{words.contacts}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
