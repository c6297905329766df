import type { AllChoicesMessages } from '#messages/de/ui/all-choices.ts'

/** All values of a filter and the search in them, in Turkish. */
export const messages: AllChoicesMessages = {
  searchIn: { categories: 'Kategori ara', cities: 'Şehir ara', attributes: 'Özellik ara' },
  some: (listed, all) => `${all} seçenekten ${listed} tanesi görünüyor. Diğerlerini yukarıdan arayın.`,
  none: 'Eşleşen seçenek yok.',
  failed: 'Seçenekler yüklenemedi.',
}
