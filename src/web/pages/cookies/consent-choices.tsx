import { type FormEvent, useEffect, useSyncExternalStore } from 'react'
import {
  askedText,
  CONSENT_CATEGORIES,
  type ConsentChoices,
  type ConsentNeeds,
  NOTHING_ALLOWED,
} from '#domain/consent/consent.ts'
import type { SiteDocument } from '#domain/content/document.ts'
import { messages as consentMessages } from '#translated/ui/consent.ts'
import { decide, onChoice } from '#web/consent/decide.ts'
import { choiceFor, type StoredChoice, storedChoice } from '#web/consent/stored-choice.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { saveNote, takeNote } from '#web/routing/reload-note.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

const NOTHING_NEEDED: ConsentNeeds = {}

/** The switches of the four categories: what is stored in this browser, to be seen and changed. */
export function ConsentChoicesPanel({ document }: { document: SiteDocument }) {
  const { language, formats } = usePage()
  const messages = inLanguage(consentMessages, language)
  const toast = useToast()
  const needs = document.needs ?? NOTHING_NEEDED
  const stored = useStoredChoice(askedText(needs))
  const choices = stored?.choices ?? NOTHING_ALLOWED
  useEffect(() => {
    if (takeNote(SAVED_NOTE)) toast({ kind: 'done', text: messages.saved })
  }, [toast, messages])

  const save = (wanted: ConsentChoices) => {
    saveNote(SAVED_NOTE)
    if (decide({ needs, choices: wanted, language }) === 'reloading') return
    takeNote(SAVED_NOTE)
    toast({ kind: 'done', text: messages.saved })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const on = new FormData(event.currentTarget).getAll('category')
    save(choicesOf(category => on.includes(category)))
  }
  const isUnused = CONSENT_CATEGORIES.some(category => needs[category] === undefined)
  return (
    <section className="choices" aria-labelledby="choices-title">
      <h2 id="choices-title">{messages.panelTitle}</h2>
      <p className="without-script">{messages.withoutScript}</p>
      {/* What was chosen elsewhere shows at once: other switches for another choice. */}
      <form className="needs-script" key={JSON.stringify(choices)} onSubmit={submit}>
        <ul>
          <li>
            <Switch name="necessary" isOn isLocked text={messages.purposes.necessary} />
          </li>
          {CONSENT_CATEGORIES.map(category => {
            const hosts = needs[category]
            const state =
              hosts === undefined ? messages.unused : hosts.length > 0 && messages.hosts(hosts.join(', '))
            return (
              <li key={category}>
                <Switch
                  name={category}
                  isOn={choices[category]}
                  text={messages.purposes[category]}
                  note={state}
                />
              </li>
            )
          })}
        </ul>
        {isUnused && <p className="hint">{messages.unusedNote}</p>}
        <div className="choices-acts">
          <button type="submit" className="btn">
            {messages.save}
          </button>
          <button type="button" className="btn" onClick={() => save(NOTHING_ALLOWED)}>
            {messages.onlyNecessary}
          </button>
        </div>
        {stored !== null && stored.id !== '' && (
          <p className="hint">
            {messages.proof(formats.longDate(new Date(stored.at).toISOString()), stored.id)}
          </p>
        )}
      </form>
    </section>
  )
}

interface SwitchProps {
  name: 'necessary' | keyof ConsentChoices
  isOn: boolean
  isLocked?: boolean
  text: string
  note?: string | false
}

function Switch({ name, isOn, isLocked = false, text, note = false }: SwitchProps) {
  const messages = useMessages(consentMessages)
  return (
    <>
      <label className="switch">
        <input
          type="checkbox"
          name="category"
          value={name}
          defaultChecked={isOn}
          disabled={isLocked}
          aria-describedby={`about-${name}`}
        />
        <span>{messages.categories[name]}</span>
      </label>
      <p className="hint" id={`about-${name}`}>
        {[text, note].filter(Boolean).join(' ')}
      </p>
    </>
  )
}

/** The choice that holds for a question; null on the server, before hydration, and without one. */
function useStoredChoice(asked: string): StoredChoice | null {
  const text = useSyncExternalStore(
    onChoice,
    () => (choiceFor(asked, Date.now()) === null ? 'null' : JSON.stringify(storedChoice())),
    () => 'null',
  )
  return JSON.parse(text)
}

function choicesOf(isAllowed: (category: keyof ConsentChoices) => boolean): ConsentChoices {
  return {
    analytics: isAllowed('analytics'),
    marketing: isAllowed('marketing'),
    preferences: isAllowed('preferences'),
  }
}

/** Of the note that a choice was saved. */
const SAVED_NOTE = 'consentSaved'
