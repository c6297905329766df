import type { AdminPicturesMessages } from '#messages/de/admin/pictures.ts'

export const messages: AdminPicturesMessages = {
  title: 'Yüklenen resimler',
  count: (count, limit) => `${count} / ${limit}`,
  intro:
    'İçe aktarılan fotoğraflardan önce gösterilirler; ilki listelerde de görünür. Yalnızca kullanma hakkınız olan resimleri yükleyin.',
  none: 'Henüz resim yok.',
  failed: 'Resimler yüklenemedi',
  add: 'Resim ekle',
  added: 'Resim yüklendi.',
  file: 'Resim dosyası',
  fileHint: 'JPEG, PNG, WebP veya AVIF, en fazla 10 MB. Çekim yeri ve kamera bilgileri silinir.',
  alt: 'Resimde ne görünüyor?',
  altHint: 'Resmi göremeyenler için kısa bir cümle, örneğin “Mağazanın içi ve tezgâh”.',
  earlier: text => `Öne taşı: ${text}`,
  later: text => `Arkaya taşı: ${text}`,
  moved: 'Sıralama kaydedildi.',
  edit: 'Açıklamayı değiştir',
  save: 'Kaydet',
  saved: 'Açıklama kaydedildi.',
  remove: 'Resmi kaldır',
  removeTitle: 'Bu resim kaldırılsın mı?',
  removeText: text => `“${text}” siteden kaldırılır ve dosya silinir. Bu işlem geri alınamaz.`,
  removed: 'Resim kaldırıldı.',
}
