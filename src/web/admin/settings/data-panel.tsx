import { adminSettingsMessages } from '#web/admin/settings/messages.ts'
import type { SettingsPart } from '#web/admin/settings/settings-draft.ts'
import { TextField } from '#web/admin/settings/text-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

const SWITCHES = ['shows_photos', 'shows_ratings', 'marks_up_ratings', 'logs_searches'] as const
const FALLBACKS = ['fallback_businesses', 'fallback_cities', 'fallback_rating'] as const

/** Which data is shown, the map tiles, and fallback values. */
export function DataPanel({ draft, change, faultOf }: SettingsPart) {
  const { data: messages } = adminSettingsMessages(usePage().language)
  return (
    <Panel title={messages.title}>
      {SWITCHES.map(name => (
        <div key={name}>
          <label className="pick">
            <input
              type="checkbox"
              checked={draft[name]}
              aria-describedby={`${name}-hint`}
              onChange={event => change({ [name]: event.target.checked })}
            />
            {messages[name]}
          </label>
          <p className="hint" id={`${name}-hint`}>
            {messages[`${name}Hint`]}
          </p>
        </div>
      ))}
      <div className="fields">
        <TextField
          path="tile_url"
          label={messages.tile_url}
          hint={messages.tile_urlHint}
          fault={faultOf('tile_url')}
          value={draft.tile_url}
          onChange={tile_url => change({ tile_url })}
        />
        <TextField
          path="tile_attribution"
          label={messages.tile_attribution}
          fault={faultOf('tile_attribution')}
          value={draft.tile_attribution}
          onChange={tile_attribution => change({ tile_attribution })}
        />
      </div>
      <fieldset>
        <legend className="legend">{messages.fallback}</legend>
        <p className="hint">{messages.fallbackHint}</p>
        <div className="fields">
          {FALLBACKS.map(name => (
            <TextField
              key={name}
              path={name}
              label={messages[name]}
              fault={faultOf(name)}
              type="number"
              value={String(draft[name])}
              onChange={text => change({ [name]: Number(text) })}
            />
          ))}
        </div>
      </fieldset>
    </Panel>
  )
}
