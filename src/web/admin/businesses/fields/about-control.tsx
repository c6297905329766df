import { ABOUT_GROUPS, TEXT_ATTRIBUTES } from '#domain/attribute/attributes.ts'
import type { About } from '#domain/business/field-values.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as attributeMessages } from '#translated/attributes.ts'
import type { EditControlProps } from '#web/admin/businesses/fields/edit-control.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The features of a business, each yes, no or a text, and a select that adds one. */
export function AboutControl({ id, text, onText, describedBy, isInvalid }: EditControlProps) {
  const { language } = usePage()
  const messages = inLanguage(adminBusinessMessages, language)
  // Written only by typedValue and by this control.
  const about: About = text === '' ? {} : JSON.parse(text)
  // They are stored in German; what only an older version knew has no other name.
  const { groups: groupNames, names }: Readonly<Record<'groups' | 'names', Names>> = inLanguage(
    attributeMessages,
    language,
  )
  const nameOf = (attribute: string) => names[attribute] ?? attribute
  const set = (group: string, attribute: string, value: boolean | string | null) => {
    const { [attribute]: _, ...others } = about[group] ?? {}
    const { [group]: __, ...groups } = about
    const next = value === null ? others : { ...about[group], [attribute]: value }
    const changed = Object.keys(next).length === 0 ? groups : { ...about, [group]: next }
    onText(Object.keys(changed).length === 0 ? '' : JSON.stringify(changed))
  }
  const known = Object.entries(about)
  return (
    <div className="features">
      {known.length === 0 && <p className="quiet">{messages.about.none}</p>}
      {known.map(([group, attributes]) => (
        <div key={group}>
          <h4>{groupNames[group] ?? group}</h4>
          <ul>
            {Object.entries(attributes).map(([attribute, value]) => (
              <li key={attribute}>
                <span>{nameOf(attribute)}</span>
                {typeof value === 'string' ? (
                  <input
                    className="input"
                    value={value}
                    aria-label={messages.about.value(nameOf(attribute))}
                    onChange={event => set(group, attribute, event.target.value)}
                  />
                ) : (
                  <select
                    value={value ? 'yes' : 'no'}
                    aria-label={messages.about.value(nameOf(attribute))}
                    onChange={event => set(group, attribute, event.target.value === 'yes')}
                  >
                    <option value="yes">{messages.yes}</option>
                    <option value="no">{messages.no}</option>
                  </select>
                )}
                <button
                  type="button"
                  className="btn bare icon ic ic-x"
                  aria-label={messages.about.remove(nameOf(attribute))}
                  onClick={() => set(group, attribute, null)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="inline-select">
        <label htmlFor={id}>{messages.about.add}</label>
        <select
          id={id}
          value=""
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event => {
            const [group = '', attribute = ''] = event.target.value.split('\n')
            set(group, attribute, TEXT_ATTRIBUTES.has(attribute) ? '' : true)
          }}
        >
          <option value="">{messages.about.choose}</option>
          {ABOUT_GROUPS.map(({ name, attributes }) => {
            const missing = Object.keys(attributes).filter(
              attribute => about[name]?.[attribute] === undefined,
            )
            return (
              <optgroup key={name} label={groupNames[name] ?? name}>
                {missing.map(attribute => (
                  <option key={attribute} value={`${name}\n${attribute}`}>
                    {nameOf(attribute)}
                  </option>
                ))}
              </optgroup>
            )
          })}
        </select>
      </div>
    </div>
  )
}

type Names = Readonly<Record<string, string>>
