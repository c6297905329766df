import type { AdminBackupsMessages } from '#messages/de/admin/backups.ts'

export const messages: AdminBackupsMessages = {
  title: 'Yedekler',
  now: 'Şimdi yedekle',
  started: 'Yedekleme sürüyor. Site bu sırada erişilebilir kalır.',
  list: 'Mevcut yedekler',
  text: 'Bir yedek, rehberin bildiği her şeyi; ayarları, hesapları ve işlem günlüğünü içerir. Kopyalarını başka bir bilgisayarda saklayın.',
  restore: 'Geri yüklemek için: sunucuyu durdurun, ardından sunucuda “npm run restore DOSYA” çalıştırın.',
  file: 'Dosya',
  size: 'Boyut',
  at: 'Zaman',
  actions: 'İşlemler',
  download: 'İndir',
  remove: 'Sil',
  removeTitle: 'Yedek silinsin mi?',
  removeText: file => `${file} silinecek. Bu geri alınamaz.`,
  removed: 'Yedek silindi.',
  none: 'Henüz yedek yok.',
}
