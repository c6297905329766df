import type { AboutEntry } from '#domain/settings/settings.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import type { SettingsPart } from '#web/admin/settings/settings-draft.ts'
import { TextField } from '#web/admin/settings/text-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

/** The entries of the page /about: timeline and team. */
export function AboutPanel({ draft, change, faultOf }: SettingsPart) {
  const { about: messages } = useMessages(adminSettingsMessages)
  return (
    <Panel title={messages.title}>
      {(['timeline', 'team'] as const).map(list => (
        <fieldset key={list} className="entries">
          <legend className="legend">{messages[list]}</legend>
          {draft[list].length === 0 && <p className="quiet">{messages.none}</p>}
          {draft[list].map((entry, index) => {
            const put = (part: Partial<AboutEntry>) =>
              change({ [list]: draft[list].map((old, at) => (at === index ? { ...old, ...part } : old)) })
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
              <div key={index} className="entry-fields">
                {(['title', 'text'] as const).map(name => (
                  <TextField
                    key={name}
                    path={`${list}.${index}.${name}`}
                    label={name === 'title' ? messages.entryTitle : messages.entryText}
                    fault={faultOf(`${list}.${index}.${name}`)}
                    value={entry[name]}
                    onChange={text => put({ [name]: text })}
                  />
                ))}
                <button
                  type="button"
                  className="btn icon bare ic ic-x"
                  aria-label={`${messages.remove}: ${entry.title}`}
                  onClick={() => change({ [list]: draft[list].filter((_old, at) => at !== index) })}
                />
              </div>
            )
          })}
          <button
            type="button"
            className="btn"
            onClick={() => change({ [list]: [...draft[list], { title: '', text: '' }] })}
          >
            {messages.add}
          </button>
        </fieldset>
      ))}
    </Panel>
  )
}
