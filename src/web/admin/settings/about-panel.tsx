import type { AboutEntry } from '#domain/settings/settings.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import type { SettingsPart } from '#web/admin/settings/settings-part.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

/** The entries of the page /about: timeline and team. */
export function AboutPanel({ form }: SettingsPart) {
  const { about: messages, labels } = useMessages(adminSettingsMessages)
  return (
    <Panel title={messages.title}>
      {(['timeline', 'team'] as const).map(list => {
        const entries = form.values[list]
        const put = (next: readonly AboutEntry[]) => form.set({ [list]: next })
        return (
          <fieldset key={list} className="entries">
            <legend className="legend">{labels[list]}</legend>
            {entries.length === 0 && <p className="quiet">{messages.none}</p>}
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
              <div key={index} className="entry-fields">
                <FormField form={form} name={`${list}.${index}.title`} label={messages.entryTitle} />
                <FormField form={form} name={`${list}.${index}.text`} label={messages.entryText} />
                <button
                  type="button"
                  className="btn icon bare ic ic-x"
                  aria-label={`${messages.remove}: ${entry.title}`}
                  onClick={() => put(entries.filter((_old, at) => at !== index))}
                />
              </div>
            ))}
            <button type="button" className="btn" onClick={() => put([...entries, { title: '', text: '' }])}>
              {messages.add}
            </button>
          </fieldset>
        )
      })}
    </Panel>
  )
}
