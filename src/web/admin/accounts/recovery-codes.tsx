import { useEffect, useRef } from 'react'
import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** New recovery codes, shown once: to copy, save or print. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { site } = usePage()
  const { recovery: messages } = useMessages(adminAccountsMessages)
  const { account } = useAdmin()
  const toast = useToast()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const fileHead = messages.fileHead(site.title, account.username)
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ kind: 'done', text: messages.copied })
    } catch {
      window.prompt(messages.copyPrompt, codes.join(' '))
    }
  }
  return (
    <>
      <div className="recovery">
        <h3 ref={head} tabIndex={-1}>
          {messages.title}
        </h3>
        <p className="print-only">{fileHead}</p>
        <p>{messages.about}</p>
        <ul>
          {codes.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="row-end">
        <button type="button" className="btn" onClick={() => void copy()}>
          {messages.copy}
        </button>
        <a
          className="btn"
          download={messages.fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${fileHead}\n\n${text}\n`)}`}
        >
          {messages.download}
        </a>
        <button type="button" className="btn" onClick={() => window.print()}>
          {messages.print}
        </button>
      </div>
      <div>
        <button type="button" className="btn go" onClick={onDone}>
          {messages.done}
        </button>
      </div>
    </>
  )
}
