import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { codeEffects } from '#web/admin/settings/code-effects.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The effects of the code in the editor, element by element. */
export function CodePreview({ code }: { code: string }) {
  const { formats } = usePage()
  const { code: messages } = useMessages(adminSettingsMessages)
  const effects = codeEffects(code)
  return (
    <section aria-labelledby="code-preview">
      <h3 id="code-preview">{messages.preview}</h3>
      {effects.length === 0 && <p className="quiet">{messages.previewNone}</p>}
      <ul className="effects" aria-live="polite">
        {effects.map(({ kind, subject, start, contacts }, index) => {
          const names = {
            inline: () => messages.inline(formats.counted(Number(subject))),
            external: () => messages.external(subject),
            element: () => messages.otherElement(subject),
            text: () => messages.textOnly,
          }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: elements have no identity but their place
            <li key={index}>
              <span>{names[kind]()}</span>
              {start === 'at-once' && <span className="tint">{messages.atOnce}</span>}
              {start === 'never' && <span className="tint contour">{messages.never}</span>}
              {start !== null && start !== 'at-once' && start !== 'never' && (
                <span className="tint wood">{messages.after(messages.categories[start])}</span>
              )}
              {contacts && <span className="tint contour">{messages.contacts}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
