import { messages as businessMessages } from '#translated/pages/business.ts'
import { useMessages } from '#web/messages.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The device's own share sheet, or the page's address into the clipboard. Needs script. */
export function ShareButton({ title }: { title: string }) {
  const messages = useMessages(businessMessages)
  const toast = useToast()
  const share = async () => {
    const url = location.href.split('#', 1)[0] ?? location.href
    if (typeof navigator.share === 'function') {
      // Rejects when the visitor closes the sheet: nothing went wrong then.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast({ kind: 'done', text: messages.copied })
    } catch {
      toast({ kind: 'failed', text: messages.copyFailed })
    }
  }
  return (
    <button type="button" className="btn ic ic-share needs-script" onClick={share}>
      {messages.share}
    </button>
  )
}
