import type { ServerPagesMessages } from '#messages/de/server/pages.ts'

/** What the server says on pages by itself. In Turkish. */
export const messages: ServerPagesMessages = {
  businessGone: 'Bu işletme artık rehberde yok.',
  noScript: 'Yönetim için JavaScript gerekir.',
  unreadableForm:
    'Bu form bu hâliyle okunamıyor; metinlerden biri çok uzun olabilir. Hiçbir şey kaydedilmedi. Lütfen geri dönün, metni kısaltın ve yeniden gönderin.',
  preparing: {
    title: 'Rehber hazırlanıyor',
    text: 'Bu genellikle birkaç saniye sürer. Sayfa kendiliğinden yenilenir.',
  },
  requestId: (id: string) => `Bize sormanız gerekirse bu isteğin numarası: ${id}`,
}
