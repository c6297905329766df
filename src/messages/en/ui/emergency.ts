import type { EmergencyMessages } from '#messages/de/ui/emergency.ts'

/** What a search for emergency services says above its results, in English. */
export const messages: EmergencyMessages = {
  none: official =>
    official === 'pharmacy'
      ? 'None of these pharmacies lists an out-of-hours service.'
      : 'None of these businesses lists an emergency service.',
  some: count =>
    count.plural({
      one: `${count} of them says that it offers an emergency service, or never closes.`,
      other: `${count} of them say that they offer an emergency service, or never close.`,
    }),
  official: {
    pharmacy: 'See aponet.de for the pharmacy that is on duty now.',
    doctor: 'Call 116117 for a doctor on duty. If a life is in danger, call 112.',
    dentist:
      'The recorded message of a dental practice or the regional dental association names the dentist on duty. If a life is in danger, call 112.',
    ambulance: 'If a life is in danger, call 112. Call 116117 for a doctor on duty.',
  },
}
