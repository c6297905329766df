import type { OfferedPicturesMessages } from '#messages/de/pages/offered-pictures.ts'

/** What the form for pictures beside a correction says, in Turkish. */
export const messages: OfferedPicturesMessages = {
  title: 'Düzeltmeniz için resimler',
  text: 'En fazla üç resim, birer birer. Rehberde görünmeden önce incelenirler.',
  file: 'Resim dosyası',
  fileHint: 'JPEG, PNG, WebP veya AVIF, en fazla 10 MB. Çekim yeri ve kamera bilgileri silinir.',
  alt: 'Resimde ne görülüyor?',
  altHint: 'Resmi göremeyenler için kısa bir cümle, örneğin “Tezgâhıyla satış alanı”.',
  rights: 'Bu resmin hakları bende ve resim rehberde yayımlanabilir.',
  submit: 'Resmi gönder',
  sent: count => `3 resimden ${count}. resim ulaştı.`,
  full: 'Bir düzeltmeyle üçten fazla resim kabul etmiyoruz.',
  noFile: 'Lütfen bir resim dosyası seçin.',
  failed: 'Resim gönderilemedi. Lütfen yeniden deneyin.',
}
