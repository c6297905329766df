import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { isRouteError } from '#api/client/route-error.ts'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { localAddress } from '#domain/language-path.ts'
import type { AdminBusinessMessages } from '#messages/de/admin/business.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { ReasonField } from '#web/admin/bulk-edits/bulk-dialog.tsx'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import { tintOf } from '#web/admin/businesses/category-tint.ts'
import { MergeUndo } from '#web/admin/businesses/editor/merge-undo.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { textIn } from '#web/admin/ui/text-input.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface VisibilityPanelProps {
  shown: AdminBusiness
  /** The business after an action here, or as somebody else changed it. */
  onChanged: (business: AdminBusiness, isMine: boolean) => void
}

/** The visibility of a business, and buttons that change it. */
export function VisibilityPanel({ shown, onChanged }: VisibilityPanelProps) {
  const { language } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminBusinessMessages, language)
  const toast = useToast()
  const queries = useQueryClient()
  const toggling = useToastedAction()
  const [asked, setAsked] = useState<'remove' | 'restore' | null>(null)
  const { business, version, isRemoved, urlSlug, mergedInto } = shown
  const { id, isHidden } = business
  const done = async (text: string, now: AdminBusiness) => {
    onChanged(now, true)
    toast({ kind: 'done', text })
    await refreshBusinesses(queries)
  }
  /** Acts on the version shown; when there is a newer one, shows it instead. */
  const onVersion = async (action: () => Promise<void>) => {
    try {
      await action()
    } catch (error) {
      if (isRouteError(error) && error.code === 'business_changed')
        onChanged(await api('GET /api/admin/businesses/:id', { params: { id } }), false)
      throw error
    }
  }
  const toggle = () =>
    toggling.run(() =>
      onVersion(async () =>
        done(
          isHidden ? messages.actions.shown : messages.actions.hidden,
          await api(`POST /api/admin/businesses/:id/${isHidden ? 'show' : 'hide'}`, {
            params: { id },
            body: { version },
          }),
        ),
      ),
    )
  const remove = (form: FormData) =>
    onVersion(async () => {
      await api('DELETE /api/admin/businesses/:id', {
        params: { id },
        body: { version, reason: textIn(form, 'reason').trim() },
      })
      await done(messages.actions.removed, await api('GET /api/admin/businesses/:id', { params: { id } }))
    })
  const restore = async () =>
    done(messages.actions.restored, await api('POST /api/admin/businesses/:id/restore', { params: { id } }))
  const restored = async () =>
    done(messages.actions.restored, await api('GET /api/admin/businesses/:id', { params: { id } }))
  return (
    <div className="state-bar">
      <p>
        <span className={tintOf(business.categoryGroup)}>{business.category}</span>{' '}
        <output className={isHidden || isRemoved ? 'state-text off' : 'state-text'}>
          {stateText(shown, messages)}
        </output>
      </p>
      <div className="row-end">
        <Link className="btn bare" href={adminPaths.businesses()}>
          {messages.toList}
        </Link>
        {!isHidden && !isRemoved && (
          <a className="btn" href={localAddress(language, `/${urlSlug}`)} target="_blank" rel="noopener">
            {messages.toPublic}
          </a>
        )}
        {mergedInto !== null && (
          <>
            <Link className="btn" href={adminPaths.business(mergedInto.id)}>
              {messages.state.toWinner(mergedInto.name)}
            </Link>
            <MergeUndo loserId={id} winnerId={mergedInto.id} onUndone={restored} />
          </>
        )}
        {isRemoved ? (
          <button
            type="button"
            className={mergedInto === null ? 'btn go' : 'btn'}
            onClick={() => setAsked('restore')}
          >
            {messages.actions.restore}
          </button>
        ) : (
          <>
            <button type="button" className="btn" disabled={toggling.isBusy} onClick={() => void toggle()}>
              {isHidden ? messages.actions.show : messages.actions.hide}
            </button>
            <button type="button" className="btn danger" onClick={() => setAsked('remove')}>
              {messages.actions.remove}
            </button>
          </>
        )}
      </div>
      {asked === 'remove' && (
        <ConfirmDialog
          title={messages.actions.removeTitle}
          action={messages.actions.remove}
          isDangerous
          onConfirm={remove}
          onClose={() => setAsked(null)}
        >
          <p>{messages.actions.removeText}</p>
          <ReasonField />
        </ConfirmDialog>
      )}
      {asked === 'restore' && (
        <ConfirmDialog
          title={messages.actions.restoreTitle}
          action={messages.actions.restore}
          onConfirm={restore}
          onClose={() => setAsked(null)}
        >
          <p>{mergedInto === null ? messages.actions.restoreText : messages.actions.restoreMergedText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Says what the address really answers. */
function stateText(
  { business, isRemoved, answers, mergedInto }: AdminBusiness,
  { state }: AdminBusinessMessages,
): string {
  if (!isRemoved) return business.isHidden ? state.hidden : state.public
  const answer = answers === 'page' ? 'not-found' : answers
  if (mergedInto !== null) return state.merged[answer](mergedInto.name)
  return state.removed[answer === 'moved' ? 'not-found' : answer]
}
