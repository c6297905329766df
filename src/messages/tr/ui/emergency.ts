import type { EmergencyMessages } from '#messages/de/ui/emergency.ts'

/** What a search for emergency services says above its results, in Turkish. */
export const messages: EmergencyMessages = {
  none: official =>
    official === 'pharmacy'
      ? 'Bu eczanelerin hiçbiri nöbet hizmeti belirtmiyor.'
      : 'Bu işletmelerin hiçbiri acil hizmet belirtmiyor.',
  some: count => `Bunlardan ${count} tanesi acil hizmet belirtiyor veya hiç kapanmıyor.`,
  official: {
    pharmacy: 'Şu anda nöbetçi olan eczaneyi aponet.de adresinde bulabilirsiniz.',
    doctor: 'Nöbetçi doktora 116117 numarasından ulaşırsınız. Hayati tehlike varsa 112’yi arayın.',
    dentist:
      'Nöbetçi diş hekimini bir diş hekiminin telefon mesajından ya da bölgedeki diş hekimleri odasından öğrenirsiniz. Hayati tehlike varsa 112’yi arayın.',
    ambulance: 'Hayati tehlike varsa 112’yi arayın. Nöbetçi doktora 116117 numarasından ulaşırsınız.',
  },
}
