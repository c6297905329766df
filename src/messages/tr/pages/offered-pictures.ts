import type { OfferedPicturesMessages } from '#messages/de/pages/offered-pictures.ts'

/** What the form for pictures beside a correction says, in Turkish. */
export const messages: OfferedPicturesMessages = {
  title: 'Düzeltmeniz için resimler',
  text: 'En fazla üç resim, teker teker. Rehberde görünmeden önce kontrol edilirler.',
  file: 'Resim dosyası',
  fileHint: 'JPEG, PNG, WebP veya AVIF, en fazla 10 MB. Çekim yeri ve kamera bilgileri silinir.',
  alt: 'Resimde ne görünüyor?',
  altHint: 'Resmi göremeyenler için kısa bir cümle, örneğin “Mağazanın içi ve tezgâh”.',
  rights: 'Bu resmin hakları bana ait ve resim rehberde yayımlanabilir.',
  submit: 'Resmi gönder',
  sent: count => `Resim ${count} / 3 bize ulaştı.`,
  full: 'Bir düzeltmeyle üçten fazla resim kabul etmiyoruz.',
  noFile: 'Lütfen bir resim dosyası seçin.',
  tooLarge: 'Resim 10 MB sınırını aşıyor. Lütfen daha küçük kaydedin.',
  failed: 'Resim gönderilemedi. Lütfen yeniden deneyin.',
}
